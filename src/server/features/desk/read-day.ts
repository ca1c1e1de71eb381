import type { DeskColumn, DeskDay } from '#shared/contract/desk/day.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '../identity/access/scope.ts';
import {
  APPOINTMENT_COLUMNS,
  appointmentPresenter,
  type DeskAppointmentRow,
} from './appointments/appointment-rows.ts';

type Spans = [number, number][];

interface ColumnRow extends Pick<Tables['schedule'], 'id' | 'time_zone' | 'kept_until'> {
  is_active: boolean;
  delay: number;
  hours: Spans;
  phone_hours: Spans;
  kept: Spans;
  blocked: DeskColumn['blocked'];
  elsewhere: Spans;
  held: { starts_at: string; ends_at: string; expires_at: string }[];
}

/** `least` and `greatest` cut a span that begins or ends on another day. */
const spans = (from: string, more = '') => `coalesce((
  select jsonb_agg(jsonb_build_array(greatest(u.begins, 0), least(u.ends, 1440)${more}) order by u.begins)
  from (${from}) u), '[]')`;

/** The bounds of day `$2` at a schedule `s`. */
export const DAY_BOUNDS = `cross join lateral (
  select $2::date::timestamp at time zone s.time_zone as lower,
    ($2::date + 1)::timestamp at time zone s.time_zone as upper) day`;

const selectColumns = prepared<
  ColumnRow,
  [schedules: readonly number[], day: PlainDate, now: Date]
>(
  'desk_columns',
  `select s.id, s.time_zone, s.kept_until, d.is_active,
     coalesce((select l.minutes from schedule_delay l
       where l.schedule_id = s.id and l.day = $2
         and l.day = ($3::timestamptz at time zone s.time_zone)::date), 0) as delay,
     ${spans(`select h.starts_minute as begins, h.ends_minute as ends
       from working_hours(s.id, $2) h`)} as hours,
     ${spans(`select h.starts_minute as begins, h.ends_minute as ends
       from day_hours(s.id, $2) h where h.is_phone_only`)} as phone_hours,
     ${spans(`select m as begins, m + s.step_minutes as ends from unnest(kept_minutes(s, $2)) m`)} as kept,
     ${spans(
       `select floor(extract(epoch from
           greatest(k.starts_at, day.lower) at time zone s.time_zone - $2::date) / 60)::integer as begins,
         ceil(extract(epoch from
           least(k.ends_at, day.upper) at time zone s.time_zone - $2::date) / 60)::integer as ends,
         case when k.absence_id is not null then 'absence'
           when k.busy_calendar_id is not null then 'calendar' else 'block' end as kind
       from doctor_block k
       where k.doctor_id = s.doctor_id and (k.schedule_id is null or k.schedule_id = s.id) and k.starts_at < day.upper and k.ends_at > day.lower`,
       ', u.kind',
     )}
       as blocked,
     ${spans(`select l.begins + 1440 * (l.day - $2::date) as begins,
         l.ends + 1440 * (l.day - $2::date) as ends
       from appointment a cross join lateral local_span(a.starts_at, a.ends_at, s.time_zone) l
       where a.doctor_id = s.doctor_id and a.schedule_id <> s.id
         and a.status <> 'cancelled' and not a.is_extra
         and a.starts_at > day.lower - interval '1 day' and a.starts_at < day.upper
         and a.ends_at > day.lower`)} as elsewhere,
     coalesce((select jsonb_agg(jsonb_build_object('starts_at', h.starts_at, 'ends_at', h.ends_at,
         'expires_at', h.expires_at) order by h.starts_at)
       from slot_hold h
       where h.schedule_id = s.id and h.expires_at > $3
         and h.starts_at >= day.lower and h.starts_at < day.upper), '[]') as held
   from schedule s join doctor d on d.id = s.doctor_id ${DAY_BOUNDS}
   where s.id = any ($1) order by s.id`,
);

const selectAppointments = prepared<
  DeskAppointmentRow,
  [schedules: readonly number[], day: PlainDate]
>(
  'desk_appointments',
  `select ${APPOINTMENT_COLUMNS}
   from schedule s ${DAY_BOUNDS}
   join appointment a on a.schedule_id = s.id
     and a.starts_at >= day.lower and a.starts_at < day.upper
   where s.id = any ($1) order by a.starts_at, a.id`,
);

/**
 * Returns the day of a branch: the doctors who work or have appointments, and all appointments, cancelled ones
 * included. Throws a 404 for a branch out of the scope of the account.
 *
 * @param doctor the only doctor to return; by default all
 */
export async function readDeskDay(
  context: RequestContext,
  caller: Caller,
  { branch, day, doctor }: { branch: number; day: PlainDate; doctor?: number | undefined },
): Promise<DeskDay> {
  const { site } = context;
  const { pool } = site.database;
  const schedules = (await requireBranch(site, caller, branch))
    .filter((schedule) => doctor === undefined || schedule.doctor_id === doctor)
    .map(({ id }) => id);
  const [columns, appointments] = await Promise.all([
    selectColumns(pool, [schedules, day, new Date(site.clock())]),
    selectAppointments(pool, [schedules, day]),
  ]);
  const present = await appointmentPresenter(context, appointments);
  const visited = new Set(appointments.map((appointment) => appointment.schedule_id));
  return {
    day,
    columns: columns
      .filter(
        ({ id, is_active: isActive, hours }) => (isActive && hours.length > 0) || visited.has(id),
      )
      .map(presentColumn),
    appointments: appointments.map(present),
  };
}

function presentColumn({ id, time_zone: zone, held, ...row }: ColumnRow): DeskColumn {
  return {
    schedule_id: id,
    delay: row.delay,
    hours: row.hours,
    phone_hours: row.phone_hours,
    kept: row.kept,
    kept_until: row.kept_until,
    blocked: row.blocked,
    elsewhere: row.elsewhere,
    held: held.map((hold) => {
      const startsAt = Date.parse(hold.starts_at);
      return {
        starts_at: zonedIso(startsAt, zone),
        minutes: Math.round((Date.parse(hold.ends_at) - startsAt) / 60_000),
        expires_at: zonedIso(Date.parse(hold.expires_at), zone),
      };
    }),
  };
}
