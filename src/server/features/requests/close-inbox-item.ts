import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { findInboxItem } from './find-inbox-item.ts';
import { byKind, INBOX_TABLES, type InboxId } from './inbox-id.ts';

interface Closing {
  item: InboxId;
  /** The note of the operator; deleted together with the item. */
  note: string;
  /** The member of staff, as `operator NAME`. */
  actor: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Closes an item if it is open, so that one of several attempts succeeds, and writes the event. */
const closeItem = byKind((kind) =>
  prepared<{ subject_id: number }, [number: number, now: Date, actor: string, note: string]>(
    `close_inbox_item_${kind}`,
    `with closed as (
       update ${INBOX_TABLES[kind]} set done_at = $2, done_by = $3, note = $4
       where id = $1 and done_at is null returning id)
     insert into staff_event (at, actor, action, subject_table, subject_id)
     select $2, $3, 'closed', '${INBOX_TABLES[kind]}', id from closed
     returning subject_id::integer`,
  ),
);

/** Closes an item of the inbox. `same` means that it was already closed. */
export async function closeInboxItem(
  db: Queryable,
  { item, note, actor, now }: Closing,
): Promise<'done' | 'unknown' | 'same'> {
  const closed = await closeItem[item.kind](db, [item.number, new Date(now), actor, note]);
  if (closed.length > 0) return 'done';
  return (await findInboxItem(db, item)) === null ? 'unknown' : 'same';
}
