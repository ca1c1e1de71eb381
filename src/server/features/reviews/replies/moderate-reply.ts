import type { ReplyRejectionReason } from '#shared/domain/reviews/replies/reply-rules.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Domains } from '#server/db/tables.ts';
import { UNDO_MS } from '#server/features/reviews/moderation/undo-moderation.ts';

interface ReplyDecision {
  readonly reply: number;
  /** The version that the member of staff saw. */
  readonly version: number;
  /** The member of staff, as `operator NAME`. */
  readonly actor: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Verdict = 'published' | 'rejected' | 'second_look';

const callModerateReply = prepared<
  { outcome: Domains['reply_decision_outcome'] },
  [
    reply: number,
    version: number,
    verdict: Verdict,
    reason: ReplyRejectionReason | null,
    actor: string,
    now: Date,
  ]
>('moderate_reply', 'select outcome from moderate_reply($1, $2, $3, $4, $5, $6)');

const callUndo = prepared<
  { outcome: Domains['undo_outcome'] },
  [reply: number, version: number, actor: string, since: Date, now: Date]
>('undo_reply_decision', 'select outcome from undo_reply_decision($1, $2, $3, $4, $5)');

/** Decides a waiting reply, or rejects a published one. The event is written in the same transaction. */
export async function moderateReply(
  db: Queryable,
  { reply, version, actor, now }: ReplyDecision,
  verdict: Verdict,
  reason: ReplyRejectionReason | null,
): Promise<Domains['reply_decision_outcome']> {
  const args = [reply, version, verdict, reason, actor, new Date(now)] as const;
  return onlyRow(await callModerateReply(db, [...args])).outcome;
}

/** Undoes a recent decision of the member of staff; the reply waits again. */
export async function undoReplyDecision(
  db: Queryable,
  { reply, version, actor, now }: ReplyDecision,
): Promise<Domains['undo_outcome']> {
  const since = new Date(now - UNDO_MS);
  return onlyRow(await callUndo(db, [reply, version, actor, since, new Date(now)])).outcome;
}
