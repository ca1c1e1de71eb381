/**
 * The first letters of the first two words of a name, in capitals: "Dr. Kovács Ágnes" → "KÁ".
 * Shortened words are titles and are passed over.
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
