import type { Queryable } from '#server/db/pool/queryable.ts';
import { moderateReview, type Decision, type Outcome } from './moderate-review.ts';

/** Leaves a review to a second person, who may overturn decisions. */
export async function escalateReview(db: Queryable, decision: Decision): Promise<Outcome> {
  return moderateReview(db, decision, 'second_look');
}
