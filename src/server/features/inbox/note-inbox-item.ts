import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  type ApplyChange,
  defineChange,
  type InboxChange,
  type InboxOutcome,
} from './change-inbox-item.ts';

const setNote: ApplyChange<[note: string]> = defineChange('noted', { set: 'note = $4' });

/** Replaces the note of an open item; it is for staff and deleted together with the item. */
export async function noteInboxItem(
  db: Queryable,
  change: InboxChange & { note: string },
): Promise<InboxOutcome> {
  return setNote(db, change, change.note);
}
