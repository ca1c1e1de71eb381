/** Throws the message if the condition is false. */
export function expect(condition: boolean, message: () => string): void {
  if (!condition) throw new Error(message());
}

/** Formats the number of occurrences of each value: `201 × 1, 400 × 999`. */
export function countValues(values: Iterable<string | number>): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} × ${count}`).join(', ');
}
