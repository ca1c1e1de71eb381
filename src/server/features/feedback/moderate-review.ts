import type { RejectionReason } from '#shared/contract/reviews/moderation.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** `same`: the review already had that state, and nothing changed. */
export type Outcome = 'done' | 'unknown' | 'same';

const callModerateReview = prepared<
  { outcome: Outcome },
  [review: number, reason: RejectionReason | null, note: string | null, actor: string, now: Date]
>('moderate_review', 'select outcome from moderate_review($1, $2, $3, $4, $5)');

export interface Decision {
  review: number;
  /** The member of staff, as `operator NAME`. */
  actor: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Rejects a review, or publishes it (null). The event is written in the same transaction. */
export async function moderateReview(
  db: Queryable,
  { review, actor, now }: Decision,
  rejection: { reason: RejectionReason; note: string | null } | null,
): Promise<Outcome> {
  const { reason, note } = rejection ?? { reason: null, note: null };
  const [row] = await callModerateReview(db, [review, reason, note, actor, new Date(now)]);
  if (row === undefined) throw new Error('moderate_review returned no row');
  return row.outcome;
}
