import type { DeskSpan } from '#shared/contract/desk/span.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '../identity/access/scope.ts';

interface Row {
  schedule_id: number;
  day: PlainDate;
  appointments: number;
  booked_minutes: number;
  working_minutes: number;
  first_free: number | null;
}

/** Free are the times of the desk, which also books beyond the horizon of patients; hidden doctors have none. */
const selectSpan = prepared<
  Row,
  [schedules: readonly number[], from: PlainDate, days: number, now: Date]
>(
  'desk_span',
  `select s.id as schedule_id, x.day, b.appointments, b.booked_minutes,
     w.minutes as working_minutes, f.first_free
   from schedule s join doctor d on d.id = s.doctor_id
   cross join generate_series(0, $3::integer - 1) g
   cross join lateral (
     select $2::date + g as day, ($2::date + g)::timestamp at time zone s.time_zone as lower,
       ($2::date + g + 1)::timestamp at time zone s.time_zone as upper) x
   cross join lateral (
     select count(*)::integer as appointments,
       coalesce(sum(extract(epoch from a.ends_at - a.starts_at) / 60), 0)::integer as booked_minutes
     from appointment a
     where a.schedule_id = s.id and a.status <> 'cancelled'
       and a.starts_at >= x.lower and a.starts_at < x.upper) b
   cross join lateral (
     select min(m)::integer as first_free
     from unnest(free_minutes_at_desk(s, x.day)) m
     where d.is_active and (x.day + m * interval '1 minute') at time zone s.time_zone >= $4) f
   cross join lateral (
     select coalesce(sum(h.ends_minute - h.starts_minute), 0)::integer as minutes
     from working_hours(s.id, x.day) h
     where d.is_active) w
   where s.id = any ($1) and (b.appointments > 0 or w.minutes > 0)
   order by x.day, s.id`,
);

/**
 * Returns how full the days of a branch are, by doctor: those on which the doctor works or has appointments.
 * Throws a 404 for a branch out of the scope of the account.
 *
 * @param doctor the only doctor to return; by default all
 */
export async function readDeskSpan(
  { site }: RequestContext,
  caller: Caller,
  input: { branch: number; from: PlainDate; days: number; doctor?: number | undefined },
): Promise<DeskSpan> {
  const { branch, from, days, doctor } = input;
  const schedules = (await requireBranch(site, caller, branch))
    .filter((schedule) => doctor === undefined || schedule.doctor_id === doctor)
    .map(({ id }) => id);
  const now = new Date(site.clock());
  return { days: await selectSpan(site.database.pool, [schedules, from, days, now]) };
}
