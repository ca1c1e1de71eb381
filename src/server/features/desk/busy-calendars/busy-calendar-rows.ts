import type {
  BusyCalendar,
  CalendarFault,
} from '#shared/contract/desk/calendars/busy-calendars.ts';
import { isStale } from '#shared/domain/desk/busy-calendars.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';

const MAX_APPOINTMENTS = 20;

type Stored = Omit<
  Tables['busy_calendar'],
  'address_sealed' | 'content_at' | 'etag' | 'last_modified' | 'failures'
>;

interface Row extends Stored {
  unread: BusyCalendar['unread'];
  doctor_names: Names;
  time_zone: string;
  branches: number[];
  appointments_count: number;
  appointments: { id: number; starts_at: string; branch_id: number }[];
}

/** A calendar is visible to accounts that may see all of its schedules. */
const selectCalendars = prepared<Row, [...Scope, id: number | null, now: Date]>(
  'busy_calendars',
  `select c.id, c.doctor_id, c.schedule_ids, c.host, c.created_at, c.read_at, c.known_until, c.read_count,
     c.unread_count, c.unread, c.next_read_at, c.is_paused, c.fault, c.fault_number,
     d.names as doctor_names, z.time_zone, z.branches, v.appointments_count, v.appointments
   from busy_calendar c
   join doctor d on d.id = c.doctor_id
   cross join lateral (
     select min(s.time_zone) as time_zone, array_agg(b.id order by b.id) as branches
     from schedule s join clinic_branch b on b.id = s.clinic_branch_id
     where s.id = any (c.schedule_ids) and ${IN_SCOPE}) z
   cross join lateral (
     select count(*)::integer as appointments_count,
       coalesce(jsonb_agg(jsonb_build_object(
         'id', n.id, 'starts_at', n.starts_at, 'branch_id', n.clinic_branch_id)
         order by n.starts_at, n.id) filter (where n.place <= ${MAX_APPOINTMENTS}), '[]') as appointments
     from (
       select a.id, a.starts_at, s.clinic_branch_id,
         row_number() over (order by a.starts_at, a.id) as place
       from appointments_at_busy_times(c.id, $5) a join schedule s on s.id = a.schedule_id) n) v
   where cardinality(z.branches) = cardinality(c.schedule_ids) and ($4::integer is null or c.id = $4)
   order by c.id desc limit 200`,
);

/** Lists the calendars in the scope of an account, the newest first. */
export async function listCalendars(
  context: RequestContext,
  caller: Caller,
): Promise<BusyCalendar[]> {
  const rows = await readRows(context.site, caller, null);
  return rows.map((row) => present(context, row));
}

/** Returns a calendar as the API shows it. Throws a 404 for one out of the scope of the account. */
export async function readCalendarRow(
  context: RequestContext,
  caller: Caller,
  id: number,
): Promise<BusyCalendar> {
  return present(context, await requireCalendar(context.site, caller, id));
}

/** Returns a calendar. Throws a 404 for one out of the scope of the account. */
export async function requireCalendar(site: Site, caller: Caller, id: number): Promise<Row> {
  return requireRow(await readRows(site, caller, id));
}

const readRows = (site: Site, caller: Caller, id: number | null) =>
  selectCalendars(site.database.pool, [...scopeOf(caller), id, new Date(site.clock())]);

function present(context: RequestContext, row: Row): BusyCalendar {
  const { site } = context;
  const { branchById } = site.reference.current;
  const iso = (at: Date) => zonedIso(at.getTime(), row.time_zone);
  const nullable = (at: Date | null) => (at === null ? null : iso(at));
  const nameOf = (id: number) => {
    const branch = branchById.get(id);
    return branch === undefined ? '' : presentClinicBranch(context, branch).name;
  };
  return {
    id: row.id,
    doctor_id: row.doctor_id,
    doctor: nameIn(context, row.doctor_names),
    branches: row.branches.map(nameOf),
    host: row.host,
    created_at: iso(row.created_at),
    read_at: nullable(row.read_at),
    known_until: nullable(row.known_until),
    is_paused: row.is_paused,
    is_stale: isStale(
      {
        isFile: row.host === null,
        readAt: (row.read_at ?? row.created_at).getTime(),
        knownUntil: row.known_until?.getTime() ?? null,
      },
      site.clock(),
    ),
    fault: presentFault(row),
    next_read_at: nullable(row.next_read_at),
    read_count: row.read_count,
    unread_count: row.unread_count,
    unread: row.unread,
    appointments_count: row.appointments_count,
    appointments: row.appointments.map(({ id, starts_at: startsAt, branch_id }) => ({
      id,
      branch_id,
      branch: nameOf(branch_id),
      starts_at: iso(new Date(startsAt)),
    })),
  };
}

function presentFault({
  fault,
  fault_number: number,
}: Pick<Row, 'fault' | 'fault_number'>): CalendarFault | null {
  if (fault === null) return null;
  const reason = fault as CalendarFault['reason'];
  return number === null ? { reason } : { reason, number };
}
