import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Domains } from '#server/db/tables.ts';
import type { Decision } from './moderate-review.ts';

/** The page offers ten seconds; the rest is for a slow network. */
export const UNDO_MS = 15_000;

const callUndoModeration = prepared<
  { outcome: Domains['undo_outcome'] },
  [review: number, version: number, actor: string, since: Date, now: Date]
>('undo_moderation', 'select outcome from undo_moderation($1, $2, $3, $4, $5)');

/** Takes back a decision that the member of staff made just now; the review waits again. */
export async function undoModeration(
  db: Queryable,
  { review, version, actor, now }: Decision & { version: number },
): Promise<Domains['undo_outcome']> {
  const since = new Date(now - UNDO_MS);
  const rows = await callUndoModeration(db, [review, version, actor, since, new Date(now)]);
  return onlyRow(rows).outcome;
}
