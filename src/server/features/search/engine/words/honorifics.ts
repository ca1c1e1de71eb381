/** By letters: what stands before a doctor's name in one language and not in another. */
const HONORIFICS: ReadonlySet<string> = new Set([
  'dr',
  'doctor',
  'doktor',
  'prof',
  'professor',
  'profesor',
  'professzor',
]);

/** Whether a word, by its letters, only says that somebody is a doctor, as every doctor is. */
export function isHonorific(letters: string): boolean {
  return HONORIFICS.has(letters);
}
