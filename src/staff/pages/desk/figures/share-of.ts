/** Returns a share from 0 to 1, or null without a count or a denominator. */
export function shareOf(count: number | null, total: number): number | null {
  return count === null || total === 0 ? null : count / total;
}
