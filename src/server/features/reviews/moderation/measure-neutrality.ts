import {
  COMPARED_REVIEWS,
  MAX_LOW_SCORE,
  MIN_HIGH_SCORE,
  type DecidedReviews,
} from '#shared/domain/reviews/neutrality.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

export interface MeasuredReviews extends DecidedReviews {
  /** The median time from the review to its decision; null without reviews. */
  median_seconds: number | null;
}

/** Omits rejections that the author asked for: they say nothing about the moderators. */
const measure = (name: 'neutrality_of_low_scores' | 'neutrality_of_high_scores', scores: string) =>
  prepared<MeasuredReviews>(
    name,
    `select count(*)::integer as count,
       count(*) filter (where rejection_reason is not null)::integer as rejected,
       percentile_cont(0.5) within group (
         order by extract(epoch from moderated_at - created_at)::float8) as median_seconds
     from (
       select rejection_reason, moderated_at, created_at from review
       where moderated_by is not null and score ${scores}
         and rejection_reason is distinct from 'author_request'
       order by moderated_at desc limit ${COMPARED_REVIEWS}) last`,
  );

const measureLow = measure('neutrality_of_low_scores', `<= ${MAX_LOW_SCORE}`);
const measureHigh = measure('neutrality_of_high_scores', `>= ${MIN_HIGH_SCORE}`);

const NONE: MeasuredReviews = { count: 0, rejected: 0, median_seconds: null };

/** Measures how staff decided the last 100 reviews with low scores, and with high scores. */
export async function measureNeutrality(
  db: Queryable,
): Promise<{ low: MeasuredReviews; high: MeasuredReviews }> {
  const [low = NONE] = await measureLow(db);
  const [high = NONE] = await measureHigh(db);
  return { low, high };
}
