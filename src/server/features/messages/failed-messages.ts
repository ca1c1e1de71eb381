import { prepared } from '#server/db/prepared.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { MessageKey } from './message-rows.ts';

/** A message that was given up. */
interface FailedMessage extends MessageKey {
  reason: string | null;
  settled_at: Date;
  useful_until: Date;
}

const selectFailed = prepared<FailedMessage>(
  'failed_messages',
  `select appointment_id, kind, sequence, reason, settled_at, useful_until from message
   where state = 'failed' order by settled_at`,
);

const retryFailed = prepared<MessageKey, [appointment: number | null, now: Date]>(
  'retry_failed_messages',
  `update message set state = 'waiting', due_at = $2, attempts = 0, reason = null,
     settled_at = null
   where state = 'failed' and useful_until > $2 and appointment_id = coalesce($1, appointment_id)
   returning appointment_id, kind, sequence`,
);

/** What was given up, the oldest first; nothing in it is personal. */
export async function listFailedMessages(db: Queryable): Promise<FailedMessage[]> {
  return selectFailed(db);
}

/** A message that may have come more than once. */
interface RepeatedMessage extends MessageKey {
  blind_repeats: number;
  tried_at: Date;
}

const selectRepeated = prepared<RepeatedMessage>(
  'repeated_messages',
  `select appointment_id, kind, sequence, blind_repeats, tried_at from message
   where blind_repeats > 0 order by tried_at`,
);

/**
 * What was sent anew although an attempt without a known outcome may have arrived, and the provider
 * could not be asked; the oldest first.
 */
export async function listRepeatedMessages(db: Queryable): Promise<RepeatedMessage[]> {
  return selectRepeated(db);
}

/**
 * Has what was given up tried anew, of one appointment or (null) of all, as far as it is of any use
 * at an instant (epoch milliseconds).
 */
export async function retryFailedMessages(
  db: Queryable,
  appointment: number | null,
  now: number,
): Promise<MessageKey[]> {
  return retryFailed(db, [appointment, new Date(now)]);
}
