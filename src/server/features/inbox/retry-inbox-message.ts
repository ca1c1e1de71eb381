import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { InboxChange, InboxOutcome } from './change-inbox-item.ts';
import { findInboxItem } from './find-inbox-item.ts';

const retryMessage = prepared<{ id: number }, [id: number, now: Date, actor: string]>(
  'retry_failed_message',
  `with retried as (
     update message set state = 'waiting', due_at = $2, attempts = 0, reason = null,
       settled_at = null
     where id = $1 and state = 'failed' and done_at is null and expires_at > $2 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $2, $3::text, 'retried', 'message', id from retried returning subject_id::integer as id`,
);

/**
 * Requeues a dead-lettered message, which leaves the inbox unless it fails again. `same` means that it
 * is closed or has expired; nothing changed.
 */
export async function retryInboxMessage(
  db: Queryable,
  { item, actor, now }: InboxChange,
): Promise<InboxOutcome> {
  if (item.kind !== 'sms') return 'unknown';
  const retried = await retryMessage(db, [item.number, new Date(now), actor]);
  if (retried.length > 0) return 'done';
  return (await findInboxItem(db, item)) === null ? 'unknown' : 'same';
}
