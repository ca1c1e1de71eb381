/** Replaces the `#` of a pattern by the last digits of a number, of at most four. */
export function fillDigits(pattern: string, value: number): string {
  const digits = String(value % 10_000).padStart(4, '0');
  let used = 0;
  return pattern.replaceAll('#', () => digits.charAt(used++));
}
