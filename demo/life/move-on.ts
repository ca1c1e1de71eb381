import type pg from 'pg';
import { HOUR_MS } from '#shared/domain/time/durations.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import { attendancesOf, stateAt, type AttendanceState } from './attendances.ts';
import { cancellationOf, type LivingAppointment } from './cancellation.ts';
import { inTransaction } from './in-transaction.ts';
import { isoOf } from './iso-of.ts';
import { ORIGIN, RECEPTION_ACTOR, type LivingClinic } from './living-clinic.ts';

interface OpenAppointment extends LivingAppointment {
  readonly id: number;
  readonly schedule: number;
  readonly attendance: AttendanceState['attendance'];
  /** True for a patient of the queue who was taken in between others, and makes no one wait. */
  readonly isExtra: boolean;
}

/** Patients of today come at most this long before their appointments. */
const EARLIEST_ARRIVAL_MS = HOUR_MS;

/** The appointments of the demo, and those that its desk has made of the queue. */
const IS_OWN = `(a.origin ->> 'source' = $2 or a.source = 'walk_in' and a.created_by = $3)`;

/** Someone who tries the desk has changed it: what becomes of it is up to them. */
const IS_UNTOUCHED = `not exists (select from appointment_event e
  where e.appointment_id = a.id and e.actor <> $2
    and e.action in ('moved', 'corrected', 'arrived', 'in_room', 'seen', 'no_show', 'undone'))`;

const SELECT_OPEN = `select a.id::integer, a.hash, a.schedule_id as schedule, a.attendance, a.is_extra as "isExtra",
    (extract(epoch from a.starts_at) * 1000)::float8 as "startsAt",
    (extract(epoch from a.ends_at) * 1000)::float8 as "endsAt",
    (extract(epoch from a.created_at) * 1000)::float8 as "bookedAt"
  from appointment a
  where a.schedule_id = any ($1) and a.starts_at >= $4
    and a.status <> 'cancelled' and ${IS_OWN} and not is_displaced(a)
  order by a.schedule_id, a.starts_at, a.hash`;

const CANCEL = `select cancel_at_desk(a.id, $3, '', $4, $2, null)
  from appointment a where a.id = $1 and ${IS_UNTOUCHED}`;

const ATTRIBUTE_CHANGES = 'select attribute_changes($1)';

/** The times that the queue has recorded stay. */
const MOVE_ON = `update appointment a set attendance = x.attendance, changed_at = x.changed_at,
    arrived_at = coalesce(a.arrived_at, x.arrived_at),
    started_at = coalesce(a.started_at, x.started_at), finished_at = x.finished_at
  from jsonb_to_recordset($1::jsonb) as x (id bigint, before text, attendance text,
    arrived_at timestamptz, started_at timestamptz, finished_at timestamptz, changed_at timestamptz)
  where a.id = x.id and a.attendance = x.before and a.status <> 'cancelled' and ${IS_UNTOUCHED}`;

const STEPS: readonly string[] = ['expected', 'arrived', 'in_room', 'seen'];

/**
 * Cancels, and marks as arrived, in the room, seen or absent, what the clock says of the appointments that start after
 * `from`. One run catches up with any time. Instants are epoch milliseconds.
 */
export async function moveOn(
  client: pg.ClientBase,
  clinic: LivingClinic,
  { from, now }: { from: number; now: number },
): Promise<void> {
  const { reception, schedules } = clinic;
  const open = await queryWithoutTimeout<OpenAppointment & pg.QueryResultRow>(client, SELECT_OPEN, [
    schedules.map(({ id }) => id),
    ORIGIN,
    reception,
    new Date(from),
  ]);
  const cancelled = cancellationsUntil(clinic, open, now);
  const isCancelled = new Set(cancelled.map(({ id }) => id));
  const kept = open.filter(({ id }) => !isCancelled.has(id));
  const moved = movesUntil(clinic, kept, now);
  // Each in its own transaction: in one, a later appointment would be locked after the days of an earlier one.
  for (const { id, by } of cancelled) {
    await queryWithoutTimeout(client, CANCEL, [id, RECEPTION_ACTOR, by, new Date(now)]);
  }
  if (moved.length === 0) return;
  await inTransaction(client, async () => {
    await queryWithoutTimeout(client, ATTRIBUTE_CHANGES, [RECEPTION_ACTOR]);
    await queryWithoutTimeout(client, MOVE_ON, [JSON.stringify(moved), RECEPTION_ACTOR]);
  });
}

function cancellationsUntil(
  { life }: LivingClinic,
  open: readonly OpenAppointment[],
  now: number,
): { id: number; by: string }[] {
  return open.flatMap((appointment) => {
    if (appointment.attendance !== 'expected') return [];
    const cancellation = cancellationOf(life, appointment);
    if (cancellation === null || cancellation.at > now) return [];
    return [{ id: appointment.id, by: cancellation.by }];
  });
}

function movesUntil(
  { life, schedules }: LivingClinic,
  kept: readonly OpenAppointment[],
  now: number,
): object[] {
  const zones = new Map(schedules.map(({ id, timeZone }) => [id, timeZone]));
  const days = Map.groupBy(
    kept.filter(({ startsAt }) => startsAt < now + EARLIEST_ARRIVAL_MS),
    ({ id, schedule, startsAt, isExtra }) =>
      isExtra ? `extra ${id}` : `${schedule} ${dateInZone(startsAt, zones.get(schedule) ?? 'UTC')}`,
  );
  return [...days.values()].flatMap((day) => {
    const attendances = attendancesOf(life, day);
    return day.flatMap((appointment, index) => {
      const attendance = attendances[index];
      if (attendance === undefined) return [];
      const state = stateAt(attendance, now);
      return isLater(state.attendance, appointment.attendance) ? [moveOf(appointment, state)] : [];
    });
  });
}

/** Returns true for a step forward. A patient who has been seen at the desk is never absent. */
function isLater(
  next: AttendanceState['attendance'],
  before: AttendanceState['attendance'],
): boolean {
  if (next === 'no_show') return before === 'expected';
  return before !== 'no_show' && STEPS.indexOf(next) > STEPS.indexOf(before);
}

function moveOf({ id, attendance: before }: OpenAppointment, state: AttendanceState): object {
  return {
    id,
    before,
    attendance: state.attendance,
    arrived_at: isoOf(state.arrivedAt),
    started_at: isoOf(state.startedAt),
    finished_at: isoOf(state.finishedAt),
    changed_at: isoOf(state.changedAt),
  };
}
