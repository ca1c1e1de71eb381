import type { SchedulePlan } from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { writeHours } from './write-hours.ts';

/** Appointments are looked for a year ahead: the desk books no further. */
export const APPOINTMENT_DAYS = 366;

/** Locks all schedules of the doctors, as an edit of hours does. */
const lockSchedules = prepared<object, [schedules: readonly number[]]>(
  'lock_schedules_of_hours',
  `select 1 from schedule s
   where s.doctor_id in (select doctor_id from schedule where id = any ($1::integer[]))
   order by s.id for no key update`,
);
const selectDisplaced = prepared<
  { schedule: number; appointments: number },
  [schedules: readonly number[], from: PlainDate, to: PlainDate, now: Date]
>(
  'displaced_by_import',
  `select a.schedule_id as schedule, count(*)::integer as appointments
   from misplaced_appointments($1, $2, $3, $4) m (id) join appointment a on a.id = m.id
   group by a.schedule_id order by a.schedule_id`,
);
const selectOverlapping = prepared<{ id: number }, [schedules: readonly number[], from: PlainDate]>(
  'overlapping_of_import',
  `select s.id from unnest($1::integer[]) s (id)
   where exists (select from overlapping_hours(s.id, $2)) order by s.id`,
);
const begin = prepared<object>('begin_trial_of_hours', 'savepoint trial_of_hours');
const end = prepared<object>('end_trial_of_hours', 'rollback to savepoint trial_of_hours');

/** The effect of new hours on other data. */
export interface HourEffect {
  /** The number of appointments outside of the new hours, by schedule. */
  readonly displaced: ReadonlyMap<number, number>;
  /** The schedules at whose new hours the doctor works at another branch. */
  readonly overlapping: ReadonlySet<number>;
}

/** Writes hours, returns what they affect, and takes them back. `db` is in a transaction. */
export async function tryHours(
  db: Queryable,
  changes: readonly Pick<SchedulePlan, 'schedule' | 'after'>[],
  today: PlainDate,
  now: Date,
): Promise<HourEffect> {
  const ids = changes.map(({ schedule }) => schedule);
  if (ids.length === 0) return { displaced: new Map(), overlapping: new Set() };
  await lockSchedules(db, [ids]);
  await begin(db);
  await writeHours(db, changes, today);
  const displaced = await selectDisplaced(db, [ids, today, addDays(today, APPOINTMENT_DAYS), now]);
  const overlapping = await selectOverlapping(db, [ids, today]);
  await end(db);
  return {
    displaced: new Map(displaced.map(({ schedule, appointments }) => [schedule, appointments])),
    overlapping: new Set(overlapping.map(({ id }) => id)),
  };
}
