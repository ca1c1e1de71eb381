import type { BusyCalendar } from '#shared/contract/desk/calendars/busy-calendars.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { notFound } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { readCalendarRow, requireCalendar } from './busy-calendar-rows.ts';

const updatePause = prepared<object, [id: number, isPaused: boolean, now: Date, actor: string]>(
  'pause_busy_calendar',
  `with changed as (
     update busy_calendar set is_paused = $2, failures = 0,
       next_read_at = case when not $2 then $3::timestamptz end
     where id = $1 and is_paused <> $2 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id, details)
   select $3, $4, 'changed', 'busy_calendar', id, jsonb_build_object('is_paused', $2::boolean) from changed`,
);

/** Pauses the reading of a calendar, or resumes it at once. Throws a 404 for a file or one out of scope. */
export async function pauseCalendar(
  context: RequestContext,
  caller: Caller,
  id: number,
  isPaused: boolean,
): Promise<BusyCalendar> {
  const { site } = context;
  const { host } = await requireCalendar(site, caller, id);
  if (host === null) throw notFound();
  const now = new Date(site.clock());
  await updatePause(site.database.pool, [id, isPaused, now, clinicActor(caller.username)]);
  return readCalendarRow(context, caller, id);
}
