import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import type { MessageKey } from './message-rows.ts';

/** A dead-lettered message. */
interface FailedMessage extends MessageKey, Pick<Tables['message'], 'reason' | 'expires_at'> {
  settled_at: Date;
}

/** Lists dead-lettered messages, the oldest first, without personal data. */
export const listFailedMessages = prepared<FailedMessage>(
  'failed_messages',
  `select appointment_id, kind, sequence, reason, settled_at, expires_at from message
   where state = 'failed' order by settled_at`,
);

const retryFailed = prepared<MessageKey, [appointment: number | null, now: Date]>(
  'retry_failed_messages',
  `update message set state = 'waiting', due_at = $2, attempts = 0, reason = null,
     settled_at = null, delivered_at = null, done_at = null, done_by = null
   where state = 'failed' and expires_at > $2 and appointment_id = coalesce($1, appointment_id)
   returning appointment_id, kind, sequence`,
);

/** A message that may have been delivered twice. */
interface RepeatedMessage extends MessageKey {
  unconfirmed_resends: number;
  first_attempt_at: Date;
}

/**
 * Lists messages, the oldest first, that were sent again after an attempt with an unknown outcome,
 * because the provider has no status query.
 */
export const listRepeatedMessages = prepared<RepeatedMessage>(
  'repeated_messages',
  `select appointment_id, kind, sequence, unconfirmed_resends, first_attempt_at from message
   where unconfirmed_resends > 0 order by first_attempt_at`,
);

/**
 * Requeues the dead-lettered messages of one appointment, or of all (null), that have not expired at an
 * instant (epoch milliseconds). Returns their keys.
 */
export async function retryFailedMessages(
  db: Queryable,
  appointment: number | null,
  now: number,
): Promise<MessageKey[]> {
  return retryFailed(db, [appointment, new Date(now)]);
}
