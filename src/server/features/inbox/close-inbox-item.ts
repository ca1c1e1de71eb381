import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  type ApplyChange,
  defineChange,
  type InboxChange,
  type InboxOutcome,
} from './change-inbox-item.ts';

const close: ApplyChange<[note: string, account: number | null]> = defineChange('closed', {
  set: 'done_at = $2, done_by = $3, note = $4',
  where: '($5::integer is null or owner_id is null or owner_id = $5)',
});

interface Closing extends InboxChange {
  /** The note of the operator; deleted together with the item. */
  note: string;
  /** The account, which may not close a colleague's item; null for a command, which may. */
  account: number | null;
}

/** Closes an item. `same` means that it was closed, or is a colleague's. */
export async function closeInboxItem(db: Queryable, closing: Closing): Promise<InboxOutcome> {
  return close(db, closing, closing.note, closing.account);
}
