import type { RejectionReason } from '#shared/contract/booking/own-review.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Domains } from '#server/db/tables.ts';

/** See moderate_review.sql. */
export type Outcome = Domains['review_decision_outcome'];

const callModerateReview = prepared<
  { outcome: Outcome },
  [
    review: number,
    version: number | null,
    verdict: Verdict['verdict'],
    reason: RejectionReason | null,
    note: string | null,
    actor: string,
    now: Date,
  ]
>('moderate_review', 'select outcome from moderate_review($1, $2, $3, $4, $5, $6, $7)');

export interface Decision {
  review: number;
  /** The version that the member of staff saw; without it the decision overrides any other. */
  version?: number | null | undefined;
  /** The member of staff, as `operator NAME`. */
  actor: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * A review may be published or rejected again and again. `second_look` leaves it to a second person. The author
 * sees the reason of a rejection; the note is for staff only, and is deleted together with the review.
 */
export type Verdict =
  | { verdict: 'published' | 'second_look' }
  | { verdict: 'rejected'; reason: RejectionReason; note: string | null };

/** Decides a review, which changes the ratings. The event is written in the same transaction. */
export async function moderateReview(
  db: Queryable,
  { review, version = null, actor, now, ...decided }: Decision & Verdict,
): Promise<Outcome> {
  const { reason, note } = decided.verdict === 'rejected' ? decided : { reason: null, note: null };
  const args = [review, version, decided.verdict, reason, note, actor, new Date(now)] as const;
  return onlyRow(await callModerateReview(db, [...args])).outcome;
}
