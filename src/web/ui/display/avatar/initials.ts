const WORDS = `
  aesthetic and center centre children children's children’s clinic dental diagnostic eye family
  medical
  családi diagnosztikai egészségközpont esztétikai fogászat gyermekrendelő klinika központ rendelő
  szemészet
  centrul clinica copii de diagnostic estetică familie oftalmologie pentru stomatologică`;

/** The words for a kind of clinic in languages that write the name of a clinic without quotes. */
const CLINIC_KIND_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

const QUOTED = /[«„“"](.+)[»”"]/u;

/**
 * Returns the upper-case first letters of the first two words of a proper name: "Dr. Kovács Ágnes" →
 * "KÁ", «Клиника «Сауле Скан»» → «СС». Skips titles and the words for a kind of clinic.
 */
export function initials(name: string): string {
  const words = (QUOTED.exec(name)?.[1] ?? name)
    .split(/[\s-]+/u)
    .filter((word) => !word.endsWith('.') && /\p{L}/u.test(word));
  const proper = words.filter((word) => !CLINIC_KIND_WORDS.has(word.toLowerCase()));
  return (proper.length > 0 ? proper : words)
    .flatMap((word) => /\p{L}/u.exec(word) ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
}
