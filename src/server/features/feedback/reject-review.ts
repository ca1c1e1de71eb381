import type { RejectionReason } from '#shared/contract/reviews/moderation.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { moderateReview, type Decision, type Outcome } from './moderate-review.ts';

interface Rejection extends Decision {
  /** Shown to the author. */
  reason: RejectionReason;
  /** For staff only; deleted together with the review. */
  note: string | null;
}

/** Rejects a review; a published one is hidden and subtracted from the ratings. */
export async function rejectReview(db: Queryable, rejection: Rejection): Promise<Outcome> {
  return moderateReview(db, rejection, rejection);
}
