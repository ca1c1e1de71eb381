/** The honorifics of doctors, as spelling keys. */
const HONORIFICS: ReadonlySet<string> = new Set([
  'dr',
  'doctor',
  'doktor',
  'prof',
  'professor',
  'profesor',
  'professzor',
]);

/** Returns true for the spelling key of an honorific. */
export function isHonorific(letters: string): boolean {
  return HONORIFICS.has(letters);
}
