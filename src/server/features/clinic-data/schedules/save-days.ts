import type { InputOf } from '#shared/contract/client.ts';
import { MAX_CHANGED_DAYS, type Edit } from '#shared/contract/clinic-data/setup/schedules.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { editSchedule } from './edit-schedule.ts';
import { requireDay } from './require-day.ts';
import { requireGrid } from './save-hours.ts';

type Input = InputOf<StaffEndpoints['saveDays']>;

const deleteDays = prepared<{ day: PlainDate }, [schedule: number, from: PlainDate, to: PlainDate]>(
  'delete_exceptions_of_days',
  'delete from schedule_exception where schedule_id = $1 and day between $2 and $3 returning day',
);
/** Without a span the days are days off: a row without minutes. */
const insertDays = prepared<
  { day: PlainDate },
  [
    schedule: number,
    from: PlainDate,
    to: PlainDate,
    starts: number[],
    ends: number[],
    phone: boolean,
  ]
>(
  'insert_exceptions_of_days',
  `insert into schedule_exception (schedule_id, day, starts_minute, ends_minute, is_phone_only)
   select $1, g::date, h.starts, h.ends, $6 and h.starts is not null
   from generate_series($2::date, $3::date, interval '1 day') g
   left join unnest($4::smallint[], $5::smallint[]) h (starts, ends) on true
   returning day`,
);

/** Changes the hours of days, or those by phone only: none is a day off, null removes the change. */
export async function saveDays(editor: Editor, input: Input): Promise<Edit> {
  const { id, intent, from, to, hours, is_phone_only: isPhoneOnly } = input;
  return editSchedule(editor, id, intent, async (db, { step_minutes: step }, today) => {
    requireDay('from', from, { min: today });
    requireDay('to', to, { min: from, max: addDays(today, MAX_CHANGED_DAYS) });
    if (hours !== null) requireGrid('hours', hours, step);
    await deleteDays(db, [id, from, to]);
    if (hours === null) return;
    const [starts, ends] = [hours.map((span) => span[0]), hours.map((span) => span[1])];
    await insertDays(db, [id, from, to, starts, ends, isPhoneOnly]);
  });
}
