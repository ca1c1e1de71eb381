/** Times of a day that a grid shows before it is asked for more. */
const SHOWN_BY_DEFAULT = 4;

/**
 * How many times of each day a closed grid shows: all when no day has more than `limit`, else four,
 * so that the button for the others takes the place of the last row and the grid keeps its height.
 */
export function shownSlots(longestDay: number, limit: number): number {
  return longestDay <= limit ? limit : Math.min(SHOWN_BY_DEFAULT, limit);
}
