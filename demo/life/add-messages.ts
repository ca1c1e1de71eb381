import type pg from 'pg';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import { ORIGIN, type LivingClinic } from './living-clinic.ts';

/** Older messages would be deleted at once. */
const MAX_AGE_DAYS = 80;
/** Failed messages of the last days wait for someone who calls the patient; the others have been dealt with. */
const OPEN_DAYS = 2;
const DONE_BY = 'operator demo';

/**
 * Adds the messages about appointments that would have been sent until now, all with their last state: nothing is left
 * to send. Of a thousand messages five fail and thirty have no receipt, by the hash of the appointment.
 */
const ADD_MESSAGES = `
  insert into message (appointment_id, kind, sequence, due_at, expires_at, state, attempts,
    first_attempt_at, reason, settled_at, delivered_at, done_at, done_by)
  select a.id, m.kind, 0, m.due_at, a.starts_at, l.state, case l.state when 'failed' then 5 else 1 end,
    m.due_at + interval '2 seconds', case l.state when 'failed' then 'SMPP: rejected with ESME_RINVDSTADR' end,
    l.settled_at, case l.state when 'delivered' then l.settled_at + interval '6 seconds' end,
    case when l.is_done then l.settled_at + interval '2 hours' end, case when l.is_done then $5 end
  from appointment a
  join schedule s on s.id = a.schedule_id
  cross join lateral (values
    ('confirmation', a.created_at, 0),
    ('day_before', before_quiet_hours(((a.starts_at at time zone s.time_zone) - interval '1 day')
      at time zone s.time_zone, s.time_zone), 1)
  ) m (kind, due_at, step)
  cross join lateral (
    select ('x' || substr(a.hash, 1 + 7 * m.step, 7))::bit(28)::integer % 1000 as luck) r
  cross join lateral (
    select case when r.luck < 5 then 'failed' when r.luck < 35 then 'sent' else 'delivered' end as state,
      m.due_at + case when r.luck < 5 then interval '3 hours' else interval '3 seconds' end as settled_at) f
  cross join lateral (
    select f.state, f.settled_at,
      f.state = 'failed' and f.settled_at < $4::timestamptz - $6 * interval '1 day' as is_done) l
  where a.schedule_id = any ($1) and a.origin ->> 'source' = $2
    and a.starts_at >= $3
    and m.due_at < a.starts_at and m.due_at >= $7 and l.settled_at <= $4
    and (m.kind = 'confirmation' or a.status = 'booked' and m.due_at >= a.created_at + interval '3 hours')
    and not exists (
      select from message e where e.appointment_id = a.id and e.kind = m.kind and e.sequence = 0)`;

/** Adds the messages about appointments that start after `from`. Instants are epoch milliseconds. */
export async function addMessages(
  client: pg.ClientBase,
  { schedules }: LivingClinic,
  { from, now }: { from: number; now: number },
): Promise<void> {
  await queryWithoutTimeout(client, ADD_MESSAGES, [
    schedules.map(({ id }) => id),
    ORIGIN,
    new Date(from),
    new Date(now),
    DONE_BY,
    OPEN_DAYS,
    new Date(now - MAX_AGE_DAYS * DAY_MS),
  ]);
}
