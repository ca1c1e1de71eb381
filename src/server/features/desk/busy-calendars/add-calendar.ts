import { onlyRow } from '#server/db/pool/only-row.ts';
import type { BusyCalendar } from '#shared/contract/desk/calendars/busy-calendars.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { requireDoctor } from '#server/features/desk/absences/list-doctors.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { validationError } from '#server/http/http-error.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';
import { readCalendarRow } from './busy-calendar-rows.ts';
import { parseAddress } from './fetching/fetch-calendar.ts';
import { sealAddress } from './sealed-address.ts';

/** A calendar with an address is due at once. */
const insertCalendar = prepared<
  { id: number },
  [
    doctor: number,
    schedules: number[],
    sealed: string | null,
    host: string | null,
    now: Date,
    actor: string,
  ]
>(
  'insert_busy_calendar',
  `with added as (
     insert into busy_calendar (doctor_id, schedule_ids, address_sealed, host, created_at, next_read_at)
     values ($1, $2, $3, $4, $5, case when $4::text is not null then $5::timestamptz end) returning id),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id)
     select $5, $6, 'created', 'busy_calendar', id from added)
   select id from added`,
);

/**
 * Subscribes to another calendar of a doctor, for the branches of the account. The worker reads it within seconds.
 * Throws a 400 for an address that cannot be one, a 404 for a doctor out of scope, and a 429 above the limits.
 */
export async function addCalendar(
  context: RequestContext,
  caller: Caller,
  { doctor_id: doctor, address }: { doctor_id: number; address: string },
): Promise<BusyCalendar> {
  const { site } = context;
  const url = parseAddress(address);
  if (url === null) throw validationError({ code: 'url_invalid', attr: 'address' });
  const { schedules } = await requireDoctor(context, caller, doctor);
  await countCalendar(site, caller, doctor);
  const sealed = sealAddress(site.secret, doctor, url.href);
  const id = await insert(site, caller, [doctor, schedules, sealed, url.hostname]);
  return readCalendarRow(context, caller, id);
}

/** Adds a calendar without an address, whose times come from files. Returns its id. */
export const insertFile = (site: Site, caller: Caller, doctor: number, schedules: number[]) =>
  insert(site, caller, [doctor, schedules, null, null]);

async function insert(
  site: Site,
  caller: Caller,
  values: [number, number[], string | null, string | null],
): Promise<number> {
  const { pool } = site.database;
  const now = new Date(site.clock());
  return onlyRow(await insertCalendar(pool, [...values, now, clinicActor(caller.username)])).id;
}

/** Counts a calendar or a file. Throws a 429 above the limits. */
export async function countCalendar(site: Site, caller: Caller, doctor: number): Promise<void> {
  await countHits(site, [
    { limit: 'busyCalendarsPerAccount', subject: `busy calendar of account\0${caller.id}` },
    { limit: 'busyCalendarsPerDoctor', subject: `busy calendar of doctor\0${doctor}` },
  ]);
}
