import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

interface Resending {
  readonly id: number;
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
 * The first attempt of a message that was sent is forgotten: a provider would find it, and nothing would
 * be sent. The one that failed keeps its first attempt, which may have arrived.
 */
const resend = prepared<{ id: number }, [id: number, now: Date, actor: string]>(
  'resend_message',
  `with before as (
     select m.id, m.state from message m join appointment a on a.id = m.appointment_id
     where m.id = $1 and ${isResendable('$2::timestamptz')} for update of m),
   resent as (
     update message m set state = 'waiting', due_at = $2, attempts = 0, reason = null,
       settled_at = null, delivered_at = null, provider_id = null,
       first_attempt_at = case before.state when 'failed' then m.first_attempt_at end
     from before where m.id = before.id
     returning m.id, case before.state when 'failed' then 'retried' else 'resent' end as action)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $2, $3::text, action, 'message', id from resent returning subject_id as id`,
);

/** Queues a message again that failed or was sent. Returns false for one that is out of date. */
export async function resendMessage(
  db: Queryable,
  { id, actor, now }: Resending,
): Promise<boolean> {
  return (await resend(db, [id, new Date(now), actor])).length > 0;
}
