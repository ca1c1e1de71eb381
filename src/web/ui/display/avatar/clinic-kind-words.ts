const WORDS = `
  aesthetic and center centre children children's children’s clinic dental diagnostic eye family
  medical
  családi diagnosztikai egészségközpont esztétikai fogászat gyermekrendelő klinika központ rendelő
  szemészet
  centrul clinica copii de diagnostic estetică familie oftalmologie pentru stomatologică`;

/** The words for a kind of clinic in languages that write the name of a clinic without quotes. */
export const CLINIC_KIND_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
