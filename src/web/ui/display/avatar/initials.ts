/**
 * Returns the upper-case first letters of the first two words of a name: "Dr. Kovács Ágnes" → "KÁ".
 * Skips abbreviations, which are titles.
 */
export function initials(name: string): string {
  return name
    .split(/[\s-]+/u)
    .filter((word) => !word.endsWith('.'))
    .flatMap((word) => /\p{L}/u.exec(word) ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
}
