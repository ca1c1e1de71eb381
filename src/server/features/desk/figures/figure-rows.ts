import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Lead } from '#shared/domain/desk/figures.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names } from '#server/db/tables.ts';
import { IN_SCOPE, type Scope } from '#server/features/identity/access/scope.ts';

/** The scope of an account, with the first and the last day. */
export type Period = [...Scope, from: PlainDate, to: PlainDate];

const SCHEDULES = `schedule s join clinic_branch b on b.id = s.clinic_branch_id and ${IN_SCOPE}`;

/** The appointments of the period in the scope, as `a` with its schedule `s`, without rehearsals. */
const APPOINTMENTS = `${SCHEDULES}
  join appointment a on a.schedule_id = s.id and a.source <> 'rehearsal'
    and a.starts_at >= $4::date::timestamp at time zone s.time_zone
    and a.starts_at < ($5::date + 1)::timestamp at time zone s.time_zone`;

/** Doctors who cannot be booked offer nothing. */
const ACTIVE = 'join doctor d on d.id = s.doctor_id and d.is_active';

/** Tells whether a branch of the scope had an appointment before a day. */
export const selectIsKnown = prepared<{ is_known: boolean }, [...Scope, day: PlainDate]>(
  'figures_known',
  `select exists (
     select from ${SCHEDULES}
     join appointment a on a.schedule_id = s.id and a.source <> 'rehearsal'
       and a.starts_at < $4::date::timestamp at time zone s.time_zone) as is_known`,
);

/** Offered are the working hours less blocks; booked are the appointments within them. */
export const selectFill = prepared<
  { week: PlainDate; offered_minutes: number; booked_minutes: number },
  Period
>(
  'figures_fill',
  `with offered as (
     select g::date as day, coalesce(sum(upper(r) - lower(r)), 0) as minutes
     from ${SCHEDULES} ${ACTIVE}
     cross join generate_series($4::date, $5::date, interval '1 day') g
     cross join lateral (
       select coalesce(range_agg(int4range(h.starts_minute, h.ends_minute)), '{}') as hours
       from working_hours(s.id, g::date) h) w
     cross join lateral (
       select coalesce(range_agg(int4range(u.begins, u.ends)), '{}') as blocked
       from blocked_spans(s, g::date) u where u.begins < u.ends) k
     cross join lateral unnest(w.hours - k.blocked) r
     group by 1),
   booked as (
     select (a.starts_at at time zone s.time_zone)::date as day,
       sum(extract(epoch from a.ends_at - a.starts_at) / 60) as minutes
     from ${APPOINTMENTS} ${ACTIVE}
     where a.status <> 'cancelled' and not a.is_extra and not a.is_outside_hours
     group by 1)
   select date_trunc('week', o.day)::date as week, sum(o.minutes)::integer as offered_minutes,
     coalesce(sum(k.minutes), 0)::integer as booked_minutes
   from offered o left join booked k on k.day = o.day
   group by 1 order by 1`,
);

/** Selects the sketches of the cities of the branches. */
export const selectDemand = prepared<
  { week: PlainDate; city_id: number; service_id: number; looked: Buffer; unmet: Buffer },
  Period
>(
  'figures_demand',
  `select w.week, w.city_id, w.service_id, w.looked, w.unmet
   from demand_week w
   where w.week >= date_trunc('week', $4::date) and w.week <= $5
     and w.city_id in (select b.city_id from ${SCHEDULES})
   order by w.week desc, w.city_id, w.service_id`,
);

export const selectThirdNext = prepared<
  {
    doctor_names: Names;
    service_id: number;
    starts_at: Date | null;
    days: number | null;
    time_zone: string;
  },
  [...Scope, now: Date]
>(
  'figures_third_next',
  `select d.names as doctor_names, ds.service_id, s.time_zone, n.at as starts_at,
     (n.at at time zone s.time_zone)::date - ($4::timestamptz at time zone s.time_zone)::date as days
   from ${SCHEDULES}
   ${ACTIVE}
   join doctor_service ds on ds.schedule_id = s.id and ds.is_active and not ds.on_walk_in_basis
   left join lateral (
     select t.at
     from schedule_day f
     cross join lateral fitting_starts(f.free, s.step_minutes, ds.steps, 0) m
     cross join lateral (
       select (f.day + m * interval '1 minute') at time zone s.time_zone as at) t
     where f.schedule_id = s.id and f.day >= ($4::timestamptz at time zone s.time_zone)::date
       and t.at >= bookable_from(s, $4)
     order by t.at offset 2 limit 1) n on true
   order by days desc nulls first, d.id, ds.id`,
);

/** A cancelled minute is filled again by an appointment of the doctor that was booked or moved there later. */
export const selectRefill = prepared<
  { cancelled_minutes: number; refilled_minutes: number },
  Period
>(
  'figures_refill',
  `select coalesce(sum(extract(epoch from a.ends_at - a.starts_at) / 60), 0)::integer
       as cancelled_minutes,
     coalesce(sum(r.minutes), 0)::integer as refilled_minutes
   from ${APPOINTMENTS}
   cross join lateral (
     select sum(extract(epoch from least(o.ends_at, a.ends_at) - greatest(o.starts_at, a.starts_at)) / 60)
       as minutes
     from appointment o
     where o.doctor_id = a.doctor_id and o.status <> 'cancelled' and not o.is_extra
       and o.starts_at < a.ends_at and o.ends_at > a.starts_at
       and o.starts_at > a.starts_at - interval '1 day') r
   where a.status = 'cancelled' and not a.is_extra`,
);

/** Only appointments whose end the desk has recorded count. */
export const selectNoShows = prepared<
  { lead: Lead; is_reminded: boolean; appointments: number; no_shows: number },
  Period
>(
  'figures_no_shows',
  `select case when l.lead < interval '1 day' then 'day' when l.lead < interval '7 days' then 'week'
       when l.lead < interval '30 days' then 'month' else 'later' end as lead,
     exists (select from message m where m.appointment_id = a.id
       and m.kind in ('day_before', 'hours_before') and m.state in ('sent', 'delivered'))
       as is_reminded,
     count(*)::integer as appointments,
     (count(*) filter (where a.attendance = 'no_show'))::integer as no_shows
   from ${APPOINTMENTS}
   cross join lateral (select a.starts_at - a.created_at as lead) l
   where a.status <> 'cancelled' and a.attendance in ('seen', 'no_show')
   group by 1, 2`,
);

export const selectWait = prepared<
  { appointments: number; median_minutes: number | null; p90_minutes: number | null },
  Period
>(
  'figures_wait',
  `select count(*)::integer as appointments,
     percentile_cont(0.5) within group (order by w.minutes) as median_minutes,
     percentile_cont(0.9) within group (order by w.minutes) as p90_minutes
   from ${APPOINTMENTS}
   cross join lateral (
     select extract(epoch from a.started_at - a.arrived_at)::float8 / 60 as minutes) w
   where a.started_at is not null and a.arrived_at is not null`,
);

/** Appointments that the clinic has moved or cancelled, each once. */
export const selectByClinic = prepared<
  { appointments: number; moved: number; cancelled: number },
  Period
>(
  'figures_by_clinic',
  `select count(*)::integer as appointments,
     (count(*) filter (where a.status <> 'cancelled' and exists (
       select from appointment_event e
       where e.appointment_id = a.id and e.action = 'moved' and e.actor like 'clinic %')))::integer
       as moved,
     (count(*) filter (where a.status = 'cancelled' and a.cancelled_by = 'clinic'))::integer
       as cancelled
   from ${APPOINTMENTS}`,
);

/** Cancellations by patients whom the clinic had asked for notice, and those with less of it. */
export const selectByPatient = prepared<{ cancelled: number; late: number }, Period>(
  'figures_by_patient',
  `select count(*)::integer as cancelled,
     (count(*) filter (where a.is_cancelled_late))::integer as late
   from ${APPOINTMENTS}
   where a.status = 'cancelled' and a.cancelled_by = 'patient' and a.notice_until is not null`,
);
