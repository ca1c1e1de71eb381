/** The factor from which on a price may have lost its thousands, or have decimals read as digits. */
const MAX_FACTOR = 100;

/** Tells whether a price is 100 times as high or as low as one that is known; null is not known. */
export const isFarFrom = (price: number, known: readonly (number | null | undefined)[]): boolean =>
  known.some((other) => other && (price >= other * MAX_FACTOR || price * MAX_FACTOR <= other));

/** Returns the median of prices, null without any. */
export function medianOf(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((a, b) => a - b);
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
