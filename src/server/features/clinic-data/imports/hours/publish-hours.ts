import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { refreshListings } from '#server/features/clinic-data/setup/listings.ts';
import { APPOINTMENT_DAYS } from './try-hours.ts';

/** The schedules that one statement projects, so that it ends within the statement timeout. */
const BATCH_SIZE = 50;

const project = prepared<
  { id: number },
  [schedules: readonly number[], from: PlainDate, to: PlainDate, now: Date]
>('project_hours_of_import', 'select project_schedules($1, $2, $3, $4) as id');
const addEvents = prepared<object, [now: Date, by: string, schedules: readonly number[]]>(
  'hour_events_of_import',
  `insert into staff_event (at, actor, action, subject_table, subject_id)
   select $1, $2, 'changed', 'schedule', id from unnest($3::integer[]) as s(id)`,
);
const selectDoctors = prepared<{ id: number }, [schedules: readonly number[]]>(
  'doctors_of_hours_of_import',
  'select distinct doctor_id as id from schedule where id = any ($1::integer[]) order by 1',
);

/** Projects schedules with their new hours, and shows them to patients when the transaction ends. */
export async function publishHours(
  db: Queryable,
  schedules: readonly number[],
  { today, now, by }: { readonly today: PlainDate; readonly now: Date; readonly by: string },
): Promise<void> {
  if (schedules.length === 0) return;
  const sorted = schedules.toSorted((a, b) => a - b);
  for (let at = 0; at < sorted.length; at += BATCH_SIZE) {
    const part = sorted.slice(at, at + BATCH_SIZE);
    await project(db, [part, today, addDays(today, APPOINTMENT_DAYS), now]);
  }
  const doctors = await selectDoctors(db, [sorted]);
  await refreshListings(db, [doctors.map(({ id }) => id)]);
  await addEvents(db, [now, by, sorted]);
}
