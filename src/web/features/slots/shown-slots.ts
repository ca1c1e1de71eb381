/** The number of slots per day in a collapsed grid. */
const COLLAPSED_COUNT = 4;

/**
 * Returns the number of slots per day in a collapsed grid: `limit` if no day has more, otherwise
 * four, so that the button for more replaces the last row and the height stays the same.
 */
export function shownSlots(longestDay: number, limit: number): number {
  return longestDay <= limit ? limit : Math.min(COLLAPSED_COUNT, limit);
}
