/** The moderation of the last reviews with low or with high scores. */
export interface DecidedReviews {
  readonly count: number;
  readonly rejected: number;
}

/** The scores that count as low and as high. */
export const MAX_LOW_SCORE = 4;
export const MIN_HIGH_SCORE = 8;
/** The reviews of each kind that are compared; fewer say nothing. */
export const COMPARED_REVIEWS = 100;
const MAX_GAP = 0.05;

/** Returns the share of rejected reviews, 0 to 1; null without reviews. */
export function rejectionShare({ count, rejected }: DecidedReviews): number | null {
  return count === 0 ? null : rejected / count;
}

/** Returns true if low and high scores are rejected with shares that differ by more than 5 points. */
export function isBiased(low: DecidedReviews, high: DecidedReviews): boolean {
  if (low.count < COMPARED_REVIEWS || high.count < COMPARED_REVIEWS) return false;
  // Whole numbers: 0.1 - 0.05 is more than 0.05 in floating point.
  const gap = Math.abs(low.rejected * high.count - high.rejected * low.count);
  return gap > Math.round(MAX_GAP * low.count * high.count);
}
