/**
 * Replaces control characters and bidirectional marks by spaces, so that text from the public cannot
 * control the operator's terminal.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
}

/** Returns one line of at most `length` characters. */
export function excerpt(text: string, length: number): string {
  const characters = [...printable(text)];
  if (characters.length <= length) return characters.join('');
  return `${characters.slice(0, length - 1).join('')}…`;
}
