import type pg from 'pg';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import type { AttendanceState } from './attendances.ts';
import { isoOf } from './iso-of.ts';
import { ORIGIN, RECEPTION_ACTOR, type LivingClinic } from './living-clinic.ts';
import type { PlannedAppointment } from './plan-day.ts';

/** An appointment to add, as it is now. */
export interface AddedAppointment {
  readonly planned: PlannedAppointment;
  readonly state: AttendanceState;
  readonly isCancelled: boolean;
}

/** The rows of one statement. */
const BATCH_SIZE = 2000;

const ATTRIBUTE_CHANGES = 'select attribute_changes($1)';

/** Adds appointments in the order of the bookings. Those that exist, and those at times that are taken, are left out. */
const ADD_APPOINTMENTS = `
  with entry as materialized (
    select x.*, o.schedule_id, o.doctor_id, k.price, k.discount, k.total, k.is_follow_up,
      x.starts_at - b.cancel_hours * interval '1 hour' as notice
    from jsonb_to_recordset($1::jsonb) as x (
      hash text, offer integer, asks_follow_up boolean, starts_at timestamptz, ends_at timestamptz, created_at timestamptz,
      source text, given text, surname text, phone text, language text, insurance integer,
      attendance text, arrived_at timestamptz, started_at timestamptz, finished_at timestamptz,
      changed_at timestamptz, cancelled_by text)
    join doctor_service o on o.id = x.offer
    join schedule s on s.id = o.schedule_id
    join clinic_branch b on b.id = o.clinic_branch_id
    cross join lateral (select x.asks_follow_up and o.follow_up_minutes is not null as is_follow_up) f
    cross join lateral (select p.price, p.discount, p.total, f.is_follow_up
      from offer_of_kind(o, s, f.is_follow_up) p) k)
  insert into appointment (hash, schedule_id, doctor_id, doctor_service_id, starts_at, ends_at,
    client_name, client_surname, client_phone, language, price, discount, total, insurance_id,
    origin, notify, source, created_by, created_at, status, cancelled_by, sequence, changed_at,
    notice_until, is_cancelled_late, attendance, arrived_at, started_at, finished_at,
    is_follow_up)
  select e.hash, e.schedule_id, e.doctor_id, e.offer, e.starts_at, e.ends_at, e.given, e.surname,
    e.phone, e.language, e.price, e.discount, e.total, e.insurance, $2::jsonb, false, e.source,
    case when e.source <> 'online' then $3::integer end, e.created_at,
    case when e.cancelled_by is null then 'booked' else 'cancelled' end, e.cancelled_by,
    (e.cancelled_by is not null)::integer, e.changed_at,
    case when e.notice > e.created_at then e.notice end,
    coalesce(e.cancelled_by = 'patient' and e.notice > e.created_at and e.changed_at > e.notice, false),
    e.attendance, e.arrived_at, e.started_at, e.finished_at,
    e.is_follow_up
  from entry e order by e.created_at, e.hash
  on conflict do nothing
  returning id::integer`;

/** The bookings of the desk have been recorded by a trigger. */
const ADD_EVENTS = `
  insert into appointment_event (appointment_id, at, action, actor, starts_at)
  select a.id, v.at, v.action, v.actor, a.starts_at
  from appointment a
  cross join lateral (values
    (1, case when a.created_by is null then a.created_at end, 'booked', 'patient'),
    (2, case when a.status = 'cancelled' then a.changed_at end, 'cancelled',
      case when a.cancelled_by = 'patient' then 'patient' else $2 end),
    (3, a.arrived_at, 'arrived', $2),
    (4, a.started_at, 'in_room', $2),
    (5, a.finished_at, 'seen', $2),
    (6, case when a.attendance = 'no_show' then a.changed_at end, 'no_show', $2)
  ) v (step, at, action, actor)
  where a.id = any ($1) and v.at is not null
  order by a.id, v.step`;

/**
 * Adds appointments of the demo to a clinic with their events, in bulk. No message is sent. The free minutes of their
 * days are up to the caller.
 */
export async function addAppointments(
  client: pg.ClientBase,
  { life, reception }: LivingClinic,
  appointments: readonly AddedAppointment[],
): Promise<void> {
  const origin = JSON.stringify({ source: ORIGIN, seed: life.seed, since: life.since });
  const rows = appointments.toSorted((a, b) => a.planned.bookedAt - b.planned.bookedAt).map(rowOf);
  await queryWithoutTimeout(client, ATTRIBUTE_CHANGES, [RECEPTION_ACTOR]);
  for (let first = 0; first < rows.length; first += BATCH_SIZE) {
    const batch = JSON.stringify(rows.slice(first, first + BATCH_SIZE));
    const added = await queryWithoutTimeout<{ id: number }>(client, ADD_APPOINTMENTS, [
      batch,
      origin,
      reception,
    ]);
    await queryWithoutTimeout(client, ADD_EVENTS, [added.map(({ id }) => id), RECEPTION_ACTOR]);
  }
}

function rowOf({ planned, state, isCancelled }: AddedAppointment): object {
  const { patient, cancellation } = planned;
  const isKept = !isCancelled || cancellation === null;
  return {
    hash: planned.hash,
    offer: planned.offer,
    asks_follow_up: planned.isFollowUp,
    starts_at: isoOf(planned.startsAt),
    ends_at: isoOf(planned.endsAt),
    created_at: isoOf(planned.bookedAt),
    source: planned.source,
    given: patient.given,
    surname: patient.surname,
    phone: patient.phone,
    language: patient.language,
    insurance: planned.insurance,
    attendance: state.attendance,
    arrived_at: isoOf(state.arrivedAt),
    started_at: isoOf(state.startedAt),
    finished_at: isoOf(state.finishedAt),
    changed_at: isoOf(isKept ? state.changedAt : cancellation.at),
    cancelled_by: isKept ? null : cancellation.by,
  };
}
