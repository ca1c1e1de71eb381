/** The number of slots per day in a folded grid. */
const FOLDED_COUNT = 4;

/**
 * Returns the number of slots per day in a folded grid: all if no day has more than `limit`, else
 * four, so that the button for more takes the place of the last row and the height stays the same.
 */
export function shownSlots(longestDay: number, limit: number): number {
  return longestDay <= limit ? limit : Math.min(FOLDED_COUNT, limit);
}
