/** Returns an instant in epoch milliseconds as ISO 8601. */
export function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
