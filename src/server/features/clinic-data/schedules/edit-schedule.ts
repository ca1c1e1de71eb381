import type pg from 'pg';
import type { DayPlan, Edit } from '#shared/contract/clinic-data/setup/schedules.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Tables } from '#server/db/tables.ts';
import { notFound } from '#server/http/http-error.ts';
import { refreshListings } from '../setup/listings.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { rejectOverlap } from './reject-overlap.ts';

/** Appointments are looked for a year ahead: the desk books no further. */
const APPOINTMENT_DAYS = 366;
/** Six weeks. */
export const SHOWN_DAYS = 42;

export type Intent = 'preview' | 'save' | 'confirm';
type EditedSchedule = Tables['schedule'];

interface Displaced {
  id: number;
  starts_at: Date;
}
type Bounds = [schedule: number, from: PlainDate, to: PlainDate, now: Date];

/** Locks all schedules of the doctor, so that edits at two branches cannot overlap unseen. */
const lockSchedules = prepared<EditedSchedule, [schedule: number]>(
  'schedules_of_edit',
  `select s.* from schedule s
   where s.doctor_id = (select doctor_id from schedule where id = $1)
   order by s.id for no key update`,
);
export const selectDays = prepared<DayPlan, [schedule: number, days: number, now: Date]>(
  'days_of_edit',
  'select day, hours, phone_hours, free, kept from next_days($1, $2, $3)',
);
const selectDisplaced = prepared<Displaced, Bounds>(
  'displaced_by_edit',
  `select a.id, a.starts_at from misplaced_appointments(array[$1::integer], $2, $3, $4) m (id)
   join appointment a on a.id = m.id order by a.starts_at`,
);
const project = prepared<{ id: number }, Bounds>(
  'project_edit',
  'select project_schedules(array[$1::integer], $2, $3, $4) as id',
);
const addEvent = prepared<{ id: number }, [now: Date, actor: string, schedule: number]>(
  'schedule_edit_event',
  `insert into staff_event (at, actor, action, subject_table, subject_id)
   values ($1, $2, 'changed', 'schedule', $3) returning id`,
);

/**
 * Edits a schedule in one transaction, and returns the next days and the appointments that are outside
 * of the new hours. Nothing is saved for a preview, nor with such appointments before they are confirmed.
 * Throws a 400 if the doctor works at another branch at the new hours.
 */
export async function editSchedule(
  { site, username }: Editor,
  id: number,
  intent: Intent,
  change: (db: pg.PoolClient, schedule: EditedSchedule, today: PlainDate) => Promise<void>,
): Promise<Edit> {
  const now = new Date(site.clock());
  const edit = async (db: pg.PoolClient): Promise<Edit> => {
    const schedule = (await lockSchedules(db, [id])).find((each) => each.id === id);
    if (schedule === undefined) throw notFound();
    const today = dateInZone(site.clock(), schedule.time_zone);
    await change(db, schedule, today);
    await rejectOverlap(db, site, schedule, today);
    const bounds: Bounds = [id, today, addDays(today, APPOINTMENT_DAYS), now];
    const rows = await selectDisplaced(db, bounds);
    const displaced = rows.map((row) => ({
      id: row.id,
      starts_at: zonedIso(row.starts_at.getTime(), schedule.time_zone),
    }));
    const days = await selectDays(db, [id, SHOWN_DAYS, now]);
    const isSaved = intent === 'confirm' || (intent === 'save' && displaced.length === 0);
    if (!isSaved) return { is_saved: false, days, displaced };
    await project(db, bounds);
    await refreshListings(db, [[schedule.doctor_id]]);
    await addEvent(db, [now, username, id]);
    return { is_saved: true, days, displaced };
  };
  return withTransaction(site.database.pool, edit, (result) => result.is_saved);
}
