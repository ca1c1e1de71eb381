/** The number of alternate names that a service should have in each language. */
export const WANTED_ALTERNATE_NAMES = 6;

/** The number of alternate names that are public, the first ones; all others only serve the search. */
export const PUBLIC_ALTERNATE_NAMES = 2;

/** Returns the names in a text of alternate names, which commas separate. */
export function splitAlternateNames(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Returns the public names of a text of alternate names, separated by commas. */
export function publicAlternateNames(text: string): string {
  return splitAlternateNames(text).slice(0, PUBLIC_ALTERNATE_NAMES).join(', ');
}
