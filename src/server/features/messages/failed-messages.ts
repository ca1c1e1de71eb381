import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import type { MessageKey } from './message-rows.ts';

/** A dead-lettered message. */
interface FailedMessage extends MessageKey, Pick<Tables['message'], 'reason' | 'expires_at'> {
  settled_at: Date;
}

/**
 * Lists dead-lettered messages that no one closed in the inbox, the oldest first, without personal data.
 */
export const listFailedMessages = prepared<FailedMessage>(
  'failed_messages',
  `select appointment_id, kind, sequence, reason, settled_at, expires_at from message
   where state = 'failed' and done_at is null order by settled_at`,
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
