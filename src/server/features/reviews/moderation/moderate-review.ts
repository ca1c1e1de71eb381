import type { RejectionReason } from '#shared/contract/booking/own-review.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Domains } from '#server/db/tables.ts';

/** See moderate_review.sql. */
export type Outcome = Domains['review_decision_outcome'];

type Verdict = 'published' | 'rejected' | 'second_look';

const callModerateReview = prepared<
  { outcome: Outcome },
  [
    review: number,
    version: number | null,
    verdict: Verdict,
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

export interface Rejection {
  /** Shown to the author. */
  reason: RejectionReason;
  /** For staff only; deleted together with the review. */
  note: string | null;
}

/** Decides a review. The event is written in the same transaction. */
export async function moderateReview(
  db: Queryable,
  { review, version = null, actor, now }: Decision,
  verdict: Verdict,
  { reason, note }: Rejection | { reason: null; note: null } = { reason: null, note: null },
): Promise<Outcome> {
  const args = [review, version, verdict, reason, note, actor, new Date(now)] as const;
  const [row] = await callModerateReview(db, [...args]);
  if (row === undefined) throw new Error('moderate_review returned no row');
  return row.outcome;
}
