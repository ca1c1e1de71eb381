import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { findInboxItem } from './find-inbox-item.ts';
import { byKind, INBOX_TABLES, isItem, type InboxId } from './inbox-id.ts';

/** `same`: the item is closed, or in another state than the change expects; nothing changed. */
export type InboxOutcome = 'done' | 'unknown' | 'same';

export interface InboxChange {
  item: InboxId;
  /** The member of staff, as `operator NAME`. */
  actor: string;
  /** Epoch milliseconds. */
  now: number;
}

type ApplyChange<Args extends readonly unknown[]> = (
  db: Queryable,
  change: InboxChange,
  ...args: Args
) => Promise<InboxOutcome>;

/**
 * Defines a change of open items and its event, in one statement: of concurrent changes that expect the
 * same state, one succeeds. In the SQL, `$1` is the item, `$2` the time, `$3` the actor; the rest
 * are the arguments.
 */
function defineChange(
  action: 'closed' | 'noted' | 'released' | 'taken',
  { set, where = 'true' }: { set: string; where?: string },
): ApplyChange<unknown[]> {
  const statements = byKind((kind) =>
    prepared<{ id: number }, [number: number, now: Date, actor: string, ...rest: unknown[]]>(
      `inbox_item_${action}_${kind}`,
      `with changed as (
         update ${INBOX_TABLES[kind]} set ${set}
         where ${isItem(kind)} and done_at is null and ${where} returning id)
       insert into staff_event (at, actor, action, subject_table, subject_id)
       select $2, $3::text, '${action}', '${INBOX_TABLES[kind]}', id from changed
       returning subject_id::integer as id`,
    ),
  );
  return async (db, { item, actor, now }, ...args) => {
    const changed = await statements[item.kind](db, [item.number, new Date(now), actor, ...args]);
    if (changed.length > 0) return 'done';
    return (await findInboxItem(db, item)) === null ? 'unknown' : 'same';
  };
}

/**
 * Makes an account the owner of an item. `from` is the owner that it saw: null for a free item, or the colleague to
 * take it over from. `same` means that another account was faster.
 */
export const takeInboxItem: ApplyChange<[account: number, from: number | null]> = defineChange(
  'taken',
  { set: 'owner_id = $4', where: 'owner_id is not distinct from $5::integer' },
);

/** Gives an item of the account back. */
export const releaseInboxItem: ApplyChange<[account: number]> = defineChange('released', {
  set: 'owner_id = null',
  where: 'owner_id = $4',
});

/** Replaces the note of an open item; it is for staff and deleted together with the item. */
export const noteInboxItem: ApplyChange<[note: string]> = defineChange('noted', {
  set: 'note = $4',
});

/**
 * Closes an item, with a note that is deleted together with it. An account may not close a colleague's item; a
 * command, without an account, may. `same` means that it was closed, or is a colleague's.
 */
export const closeInboxItem: ApplyChange<[note: string, account: number | null]> = defineChange(
  'closed',
  {
    set: 'done_at = $2, done_by = $3, note = $4',
    where: '($5::integer is null or owner_id is null or owner_id = $5)',
  },
);
