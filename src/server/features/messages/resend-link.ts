import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/**
 * The message of the current version has the link. It is queued again, or for the first time where the
 * appointment has none: messages are deleted after their retention period. One that waits is on its way.
 */
const queueLink = prepared<object, [appointment: number, now: Date, actor: string]>(
  'resend_link',
  `with queued as (
     insert into message as m (appointment_id, kind, sequence, due_at, expires_at)
       select a.id, case a.sequence when 0 then 'confirmation' else 'moved' end, a.sequence, $2,
         a.starts_at
       from appointment a where a.id = $1 and a.status = 'booked' and a.starts_at > $2
         and a.notify and a.client_phone <> ''
     on conflict (appointment_id, kind, sequence) do update set state = 'waiting', due_at = $2,
       expires_at = excluded.expires_at, attempts = 0, reason = null, settled_at = null,
       first_attempt_at = null, is_unanswered = false, done_at = null, done_by = null
       where m.state not in ('waiting', 'sending')
     returning m.id, m.appointment_id)
   select record_appointment_event(a, 'resent', $2, $3)
   from queued q join appointment a on a.id = q.appointment_id`,
);

interface Resending {
  readonly appointment: number;
  /** The member of staff, as `operator NAME` or `clinic NAME`. */
  readonly actor: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Queues the message with the link of an upcoming appointment. Returns false if it waits already. */
export async function resendLink(
  db: Queryable,
  { appointment, actor, now }: Resending,
): Promise<boolean> {
  return (await queueLink(db, [appointment, new Date(now), actor])).length > 0;
}
