/** The number of alternate names that a service should have in each language. */
export const WANTED_ALTERNATE_NAMES = 6;

/** Returns the names in a text of alternate names, which commas separate. */
export function splitAlternateNames(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
