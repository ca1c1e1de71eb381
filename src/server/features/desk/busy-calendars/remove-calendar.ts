import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import type { Site } from '#server/site.ts';
import { requireCalendar } from './busy-calendar-rows.ts';

const callRemove = prepared<object, [id: number, now: Date, actor: string]>(
  'remove_busy_calendar',
  'select remove_busy_calendar($1, $2, $3)',
);

/** Removes a calendar, so that its times can be booked again. Throws a 404 for one out of scope. */
export async function removeCalendar(site: Site, caller: Caller, id: number): Promise<void> {
  await requireCalendar(site, caller, id);
  const now = new Date(site.clock());
  await callRemove(site.database.pool, [id, now, clinicActor(caller.username)]);
}
