import { MAX_SCORE } from '#shared/domain/catalogue/ratings/rating.ts';

/** A pair of scores in the distribution. */
export interface ScoreBucket {
  from: number;
  to: number;
  count: number;
  /** The share of all reviews, 0 to 1. */
  share: number;
}

const SIZE = 2;

/** Groups the counts of the scores 1 to 10 into buckets, the best scores first. */
export function scoreBuckets(distribution: readonly number[]): ScoreBucket[] {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const buckets: ScoreBucket[] = [];
  for (let to = MAX_SCORE; to > 0; to -= SIZE) {
    const from = to - SIZE + 1;
    const count = distribution.slice(from - 1, to).reduce((sum, part) => sum + part, 0);
    buckets.push({ from, to, count, share: total === 0 ? 0 : count / total });
  }
  return buckets;
}
