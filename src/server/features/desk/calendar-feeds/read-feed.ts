import ical, { ICalEventClass } from 'ical-generator';
import type { FeedDetail } from '#shared/contract/identity/access.ts';
import { calendarEndpoints } from '#shared/contract/desk/calendars/calendars.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { callerOf } from '#server/features/identity/access/caller.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/identity/accounts/staff-rows.ts';
import { notFound } from '#server/http/http-error.ts';
import { CALENDAR_DATA, calendarTimes } from '#server/lib/calendar-times.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { translatorFor } from '#server/text/translators.ts';
import { feedHash } from './feed-hash.ts';

/** Limits the cost of a calendar, which programs fetch every few minutes. */
const MAX_EVENTS = 5000;
/** The refresh interval that the calendar suggests, in seconds; Google and Outlook ignore it. */
const REFRESH_SECONDS = 900;

interface FeedRow extends StaffUserRow {
  feed: number;
  branch: number;
  doctor: number | null;
  detail: FeedDetail;
}

const selectFeed = prepared<FeedRow, [hash: string]>(
  'calendar_feed_by_token',
  `select ${STAFF_COLUMNS}, f.id as feed, f.clinic_branch_id as branch, f.doctor_id as doctor,
     f.detail
   from calendar_feed f join staff_user u on u.id = f.staff_user_id
   where f.token_hash = $1 and u.locked_at is null`,
);

interface EventRow {
  id: number;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  changed_at: Date;
  service_id: number;
  initials: string;
  time_zone: string;
}

/** Also stores when the calendar was fetched. */
const selectEvents = prepared<
  EventRow,
  [...Scope, branch: number, doctor: number | null, now: Date, feed: number]
>(
  'appointments_of_calendar_feed',
  `with fetched as (update calendar_feed set read_at = $6 where id = $7)
   select a.id, a.starts_at, a.ends_at, a.sequence + a.service_corrections as sequence,
     coalesce(a.changed_at, a.created_at) as changed_at, o.service_id, s.time_zone,
     concat_ws(' ', upper(left(nullif(a.client_surname, ''), 1)) || '.',
       upper(left(a.client_name, 1)) || '.') as initials
   from schedule s
   join clinic_branch b on b.id = s.clinic_branch_id
   join appointment a on a.schedule_id = s.id
     and a.starts_at between $6::timestamptz - interval '7 days' and $6::timestamptz + interval '1 year'
   join doctor_service o on o.id = a.doctor_service_id
   where ${IN_SCOPE} and b.id = $4 and ($5::integer is null or s.doctor_id = $5)
     and a.status <> 'cancelled'
   order by a.starts_at, a.id limit ${MAX_EVENTS}`,
);

/**
 * Returns the appointments of a subscription as a calendar (RFC 5545, refreshed as in RFC 7986), in the main
 * language of the country. Throws a 404 for an unknown address or an account without the right.
 */
export async function readFeed(context: RequestContext, token: string): Promise<string> {
  const { site } = context;
  const { pool } = site.database;
  const hash = feedHash(site.secret, token);
  const [row] = await selectFeed(pool, [hash]);
  const user = row === undefined ? null : presentStaffUser(row);
  const branch = site.reference.current.branchById.get(row?.branch ?? 0);
  if (row === undefined || user === null || branch === undefined) throw notFound();
  const caller = callerOf(user, calendarEndpoints.createCalendarFeed.permission);
  if (caller === null) throw notFound();
  await countHits(site, [{ limit: 'calendarReads', subject: hash }]);

  const now = new Date(site.clock());
  const scope = scopeOf(caller);
  const rows = await selectEvents(pool, [...scope, row.branch, row.doctor, now, row.feed]);
  const language = site.country.locales[0];
  const main = { ...context, language };
  const t = translatorFor('server', language);
  const calendar = ical({
    ...CALENDAR_DATA,
    name: presentClinicBranch(main, branch).name,
    ttl: REFRESH_SECONDS,
  });
  for (const appointment of rows) {
    const service = site.reference.current.serviceById.get(appointment.service_id);
    const isBusy = row.detail === 'busy' || service === undefined;
    calendar.createEvent({
      ...calendarTimes(
        appointment.starts_at.getTime(),
        appointment.ends_at.getTime(),
        appointment.time_zone,
      ),
      id: `visit-${appointment.id}@${site.country.host}`,
      sequence: appointment.sequence,
      class: ICalEventClass.PRIVATE,
      // The time of the change, not of the response, so that an unchanged calendar keeps its ETag.
      stamp: appointment.changed_at,
      lastModified: appointment.changed_at,
      summary: isBusy
        ? t('calendar.busy')
        : `${presentServiceLink(main, service).name}, ${appointment.initials}`,
    });
  }
  return `${calendar.toString()}\r\n`;
}
