import type { Queryable } from '#server/db/pool/queryable.ts';
import { resendMessage } from '#server/features/messages/resend-message.ts';
import type { InboxChange, InboxOutcome } from './change-inbox-item.ts';
import { findInboxItem } from './find-inbox-item.ts';

/**
 * Requeues a dead-lettered message, which leaves the inbox unless it fails again. `same` means that it
 * is closed or out of date; nothing changed.
 */
export async function retryInboxMessage(
  db: Queryable,
  { item, actor, now }: InboxChange,
): Promise<InboxOutcome> {
  if (item.kind !== 'sms' || (await findInboxItem(db, item)) === null) return 'unknown';
  return (await resendMessage(db, { id: item.number, actor, now })) ? 'done' : 'same';
}
