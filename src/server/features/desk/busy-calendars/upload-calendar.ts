import type {
  BusyCalendar,
  CalendarFault,
} from '#shared/contract/desk/calendars/busy-calendars.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { requireDoctor } from '#server/features/desk/absences/list-doctors.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { notFound } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { countCalendar, insertFile } from './add-calendar.ts';
import { readCalendarRow, requireCalendar } from './busy-calendar-rows.ts';
import { CalendarFaultError } from './calendar-fault-error.ts';
import { readBusyTimes } from './read-busy-times.ts';
import { storeBusyTimes } from './store-busy-times.ts';

interface Upload {
  readonly doctor: number;
  /** An earlier file, whose times are replaced. */
  readonly calendar?: number | undefined;
  readonly bytes: Uint8Array;
}

const addEvent = prepared<object, [now: Date, actor: string, id: number]>(
  'busy_calendar_uploaded',
  `insert into staff_event (at, actor, action, subject_table, subject_id)
   values ($1, $2, 'changed', 'busy_calendar', $3)`,
);

/**
 * Blocks the busy times of a file of a doctor's calendar. The file is not stored. One that cannot be read changes
 * nothing. Throws a 404 for what is out of the scope of the account, and a 429 above the limits.
 */
export async function uploadCalendar(
  context: RequestContext,
  caller: Caller,
  { doctor, calendar, bytes }: Upload,
): Promise<{ fault: CalendarFault | null; calendar: BusyCalendar | null }> {
  const { site } = context;
  const { pool } = site.database;
  const { schedules } = await requireDoctor(context, caller, doctor);
  const earlier = calendar === undefined ? null : await requireCalendar(site, caller, calendar);
  if (earlier !== null && (earlier.host !== null || earlier.doctor_id !== doctor)) throw notFound();
  await countCalendar(site, caller, doctor);
  const now = site.clock();
  try {
    const scope = { schedule_ids: earlier?.schedule_ids ?? schedules, ownHost: site.country.host };
    const times = await readBusyTimes(pool, scope, bytes, now);
    const id = earlier?.id ?? (await insertFile(site, caller, doctor, schedules));
    const validators = { etag: null, last_modified: null };
    await storeBusyTimes(pool, id, { times, validators, nextReadAt: null }, now);
    if (earlier !== null) await addEvent(pool, [new Date(now), clinicActor(caller.username), id]);
    return { fault: null, calendar: await readCalendarRow(context, caller, id) };
  } catch (error) {
    if (error instanceof CalendarFaultError) return { fault: error.fault, calendar: null };
    throw error;
  }
}
