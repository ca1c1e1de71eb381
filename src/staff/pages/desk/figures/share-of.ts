/** Returns a share from 0 to 1, or null without a denominator. */
export function shareOf(count: number, total: number): number | null {
  return total === 0 ? null : count / total;
}
