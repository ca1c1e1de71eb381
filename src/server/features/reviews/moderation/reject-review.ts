import type { Queryable } from '#server/db/pool/queryable.ts';
import { moderateReview, type Decision, type Outcome, type Rejection } from './moderate-review.ts';

/** Rejects a review; a published one is hidden and subtracted from the ratings. */
export async function rejectReview(
  db: Queryable,
  rejection: Decision & Rejection,
): Promise<Outcome> {
  return moderateReview(db, rejection, 'rejected', rejection);
}
