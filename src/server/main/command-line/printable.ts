/**
 * Replaces control characters and bidirectional marks by spaces, so that text from the public cannot
 * control the operator's terminal.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
}
