/** Ends a check with what is wrong. */
export function expect(isSo: boolean, otherwise: () => string): void {
  if (!isSo) throw new Error(otherwise());
}

/** How often each value is among them, for people: `201 × 1, 400 × 999`. */
export function tally(values: Iterable<string | number>): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} × ${count}`).join(', ');
}
