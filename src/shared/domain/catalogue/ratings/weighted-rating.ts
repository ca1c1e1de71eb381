/** Published reviews: those without evidence of a visit are part of all, and of `unproved`. */
export interface RatedReviews {
  readonly feedback_count: number;
  readonly feedback_sum: number;
  readonly unproved_count: number;
  readonly unproved_sum: number;
}

/** The scores of ten imaginary reviews of 8, in half reviews: one 10 does not rank above many 9s. */
const PRIOR = { weight: 20, points: 160 };

/** Returns weight and weighted sum in half reviews: a review with evidence has the weight 2. */
function weigh(reviews: RatedReviews): { weight: number; points: number } {
  return {
    weight: 2 * reviews.feedback_count - reviews.unproved_count,
    points: 2 * reviews.feedback_sum - reviews.unproved_sum,
  };
}

/**
 * Returns the mean score, out of 10 with one decimal, in which a review without evidence counts half;
 * null before the first review.
 */
export function scoreOf(reviews: RatedReviews): number | null {
  const { weight, points } = weigh(reviews);
  return weight === 0 ? null : Math.round((points * 10) / weight) / 10;
}

/** Returns the Bayesian mean of the scores, by which doctors and clinics are ranked. */
export function rankOf(reviews: RatedReviews): number {
  const { weight, points } = weigh(reviews);
  return (points + PRIOR.points) / (weight + PRIOR.weight);
}
