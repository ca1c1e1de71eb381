import { MAX_SCORE } from '#shared/domain/reviews/rating.ts';

/** Scores two by two, for ten bars tell no more than five. */
export interface ScoreBucket {
  from: number;
  to: number;
  count: number;
  /** Of all reviews, 0 to 1. */
  part: number;
}

const SIZE = 2;

/** The distribution of scores (how many gave 1, 2 … 10) in buckets, the best scores first. */
export function scoreBuckets(distribution: readonly number[]): ScoreBucket[] {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const buckets: ScoreBucket[] = [];
  for (let to = MAX_SCORE; to > 0; to -= SIZE) {
    const from = to - SIZE + 1;
    const count = distribution.slice(from - 1, to).reduce((sum, part) => sum + part, 0);
    buckets.push({ from, to, count, part: total === 0 ? 0 : count / total });
  }
  return buckets;
}
