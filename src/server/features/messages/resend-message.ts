import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { MessageKey } from './message-rows.ts';

interface Sender {
  /** The member of staff, as `operator NAME`. */
  readonly actor: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Returns the SQL condition under which the message `m` of the appointment `a` may be sent again at an
 * instant: it failed or was sent, no one closed it in the inbox, and it is not out of date.
 */
export function isResendable(now: string): string {
  return `(m.state in ('sent', 'delivered', 'failed') and m.done_at is null and m.expires_at > ${now}
    and m.sequence = a.sequence and a.erased_at is null
    and (a.status <> 'cancelled' or m.kind = 'cancelled'))`;
}

/**
 * Returns a statement that queues messages again with an event, and returns them. The first attempt of a
 * message that was sent is forgotten: a provider would find it, and nothing would be sent. The one that
 * failed keeps its first attempt, which may have arrived.
 */
const resendStatement = (condition: string) => `
  with before as (
     select m.id, m.state from message m join appointment a on a.id = m.appointment_id
     where ${condition} and ${isResendable('$2::timestamptz')} for update of m),
   resent as (
     update message m set state = 'waiting', due_at = $2, attempts = 0, reason = null,
       settled_at = null, delivered_at = null, provider_id = null,
       first_attempt_at = case before.state when 'failed' then m.first_attempt_at end
     from before where m.id = before.id
     returning m.id, m.appointment_id, m.kind, m.sequence,
       case before.state when 'failed' then 'retried' else 'resent' end as action),
   logged as (
     insert into staff_event (at, actor, action, subject_table, subject_id)
     select $2, $3::text, action, 'message', id from resent)
   select appointment_id, kind, sequence from resent`;

const resend = prepared<MessageKey, [id: number, now: Date, actor: string]>(
  'resend_message',
  resendStatement('m.id = $1'),
);
const retryFailed = prepared<MessageKey, [appointment: number | null, now: Date, actor: string]>(
  'retry_failed_messages',
  resendStatement(`m.state = 'failed' and a.id = coalesce($1, a.id)`),
);

/** Queues a message again that failed or was sent. Returns false for one that is out of date. */
export async function resendMessage(
  db: Queryable,
  { id, actor, now }: Sender & { id: number },
): Promise<boolean> {
  return (await resend(db, [id, new Date(now), actor])).length > 0;
}

/**
 * Queues the dead-lettered messages of one appointment, or of all (null), again, except those that are
 * out of date or closed in the inbox. Returns their keys.
 */
export async function retryFailedMessages(
  db: Queryable,
  appointment: number | null,
  { actor, now }: Sender,
): Promise<MessageKey[]> {
  return retryFailed(db, [appointment, new Date(now), actor]);
}
