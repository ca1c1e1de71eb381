/** The titles before a doctor's name, by spelling key. */
const HONORIFICS: ReadonlySet<string> = new Set([
  'dr',
  'doctor',
  'doktor',
  'prof',
  'professor',
  'profesor',
  'professzor',
]);

/** Returns true for the spelling key of a title that every doctor has. */
export function isHonorific(letters: string): boolean {
  return HONORIFICS.has(letters);
}
