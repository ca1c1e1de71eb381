import type { Queryable } from '#server/db/pool/queryable.ts';
import { moderateReview, type Decision, type Outcome } from './moderate-review.ts';

/** Publishes a review, also a rejected one, and counts it in the ratings. */
export async function publishReview(db: Queryable, decision: Decision): Promise<Outcome> {
  return moderateReview(db, decision, 'published');
}
