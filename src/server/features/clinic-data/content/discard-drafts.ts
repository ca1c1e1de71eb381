import type { Caller } from '#server/features/identity/access/caller.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { reachedRows, type ReachedRow } from './content-reach.ts';
import { deleteDrafts, lockDrafts, type DraftRow } from './draft-rows.ts';

/**
 * Discards drafts. Throws a 400 if a colleague has published or changed one of them. One out of reach that the
 * account has not written is as if it did not exist.
 */
export async function discardDrafts(
  site: Site,
  caller: Caller,
  ids: readonly number[],
): Promise<number> {
  return withTransaction(site.database.pool, async (db) => {
    await lockOwnDrafts(db, caller, ids);
    const deleted = await deleteDrafts(db, [[...ids]]);
    return deleted.length;
  });
}

/** A draft with its row, or null if the row is gone or out of reach. */
export type LockedDraft = DraftRow & { row: ReachedRow | null };

/** Locks drafts that an account may publish or discard. */
export async function lockOwnDrafts(
  db: Queryable,
  caller: Caller,
  ids: readonly number[],
): Promise<LockedDraft[]> {
  const drafts = await lockDrafts(db, [[...ids]]);
  const locked: LockedDraft[] = [];
  for (const [subject, ofKind] of Map.groupBy(drafts, (draft) => draft.subject)) {
    const rows = await reachedRows(
      db,
      caller,
      subject,
      ofKind.map((draft) => draft.subject_id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    locked.push(...ofKind.map((draft) => ({ ...draft, row: byId.get(draft.subject_id) ?? null })));
  }
  const own = locked.filter(({ row, drafted_by: by }) => row !== null || by === caller.username);
  if (own.length < ids.length) throw badRequest('content_changed');
  return own;
}
