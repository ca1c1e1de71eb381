/** The number of rows in a collapsed grid. */
const ROWS = 5;

/**
 * Returns the number of slots per day in a collapsed grid: five if no day has more, otherwise four,
 * so that the button for more replaces the last row and the height stays the same.
 */
export function shownSlots(longestDay: number): number {
  return longestDay <= ROWS ? ROWS : ROWS - 1;
}
