import type pg from 'pg';
import { queryWithoutTimeout } from './query-without-timeout.ts';

/**
 * Computes the result of `working_minutes` minus booked minutes for many schedules in one statement;
 * calling the function for every day takes four times as long. Days start today in the time zone of
 * each schedule.
 */
const PROJECT_DAYS = `
  with selected as (
    select id, doctor_id, step_minutes::integer as step, time_zone,
      ($2::timestamptz at time zone time_zone)::date as today
    from schedule where id = any ($1)
  ), week as (
    select r.schedule_id, r.weekday, array_agg(m::smallint order by m) as free
    from selected s join schedule_rule r on r.schedule_id = s.id
    cross join lateral generate_series(
      r.starts_minute::integer, r.ends_minute - s.step, s.step) m
    group by 1, 2
  ), differing as (
    select e.schedule_id, e.day,
      coalesce(array_agg(m::smallint order by m) filter (where m is not null), '{}') as free
    from selected s join schedule_exception e on e.schedule_id = s.id
    left join lateral generate_series(
      e.starts_minute::integer, e.ends_minute - s.step, s.step) m on true
    group by 1, 2
  ), booked as (
    select a.schedule_id, m::date as day,
      array_agg((extract(hour from m) * 60 + extract(minute from m))::smallint) as taken
    from selected s join appointment a
      on a.doctor_id = s.doctor_id and a.schedule_id = s.id
      and a.status <> 'cancelled' and not a.is_extra
    cross join lateral generate_series(
      a.starts_at at time zone s.time_zone,
      a.ends_at at time zone s.time_zone - s.step * interval '1 minute',
      s.step * interval '1 minute') m
    group by 1, 2
  )
  insert into schedule_day (schedule_id, day, free)
  select s.id, d.day, case when b.taken is null then f.free
    else array(select m from unnest(f.free) m where m <> all (b.taken) order by m) end
  from selected s
  cross join lateral (select s.today + g as day from generate_series(0, $3 - 1) g) d
  left join week w on w.schedule_id = s.id and w.weekday = extract(isodow from d.day)
  left join differing e on e.schedule_id = s.id and e.day = d.day
  left join booked b on b.schedule_id = s.id and b.day = d.day
  cross join lateral (select coalesce(e.free, w.free, '{}') as free) f`;

/** Writes the holidays among the days: closed ones at once, those with a choice of the branch one by one. */
const PROJECT_HOLIDAYS = `
  update schedule_day d
  set free = case when b.is_open then free_minutes(s, d.day) else '{}' end
  from schedule s
  cross join holiday h
  cross join lateral (
    select exists (select from branch_day(s.clinic_branch_id, h.day)) as is_open) b
  where s.id = any ($1) and d.schedule_id = s.id and d.day = h.day
    and not exists (
      select from schedule_exception e where e.schedule_id = s.id and e.day = h.day)
    and (not b.is_open or exists (
      select from branch_holiday c where c.clinic_branch_id = s.clinic_branch_id))`;

/** Writes the result of `refresh_schedule_avail` for many schedules in one statement. */
const PROJECT_AVAILABILITY = `
  insert into schedule_avail (schedule_id, steps, nearest_at, bookable_until, day_mask)
  select s.id, v.steps, n.at, n.at - s.lead_minutes * interval '1 minute', coalesce(k.mask, 0)
  from (
    select *, $2::timestamptz + lead_minutes * interval '1 minute' as earliest
    from schedule where id = any ($1)) s
  cross join lateral (
    select distinct ds.steps from doctor_service ds where ds.schedule_id = s.id) v
  left join lateral (
    select bit_or(day_bit(d.day)) as mask from schedule_day d
    where d.schedule_id = s.id
      and exists (select from fitting_starts(d.free, s.step_minutes, v.steps, 0))) k on true
  left join lateral (
    select l.at from schedule_day d
    cross join lateral fitting_starts(d.free, s.step_minutes, v.steps, 0) m
    cross join lateral (
      select (d.day + m * interval '1 minute') at time zone s.time_zone as at) l
    where d.schedule_id = s.id and d.day >= (s.earliest at time zone s.time_zone)::date
      and l.at >= s.earliest and l.at at time zone s.time_zone = d.day + m * interval '1 minute'
    order by d.day, m limit 1) n on true`;

/**
 * Fills `schedule_day` and `schedule_avail` from the rules, exceptions and appointments of new
 * schedules. `now` is in epoch milliseconds.
 */
export async function projectSchedules(
  client: pg.ClientBase,
  schedules: readonly number[],
  now: number,
  days: number,
): Promise<void> {
  const instant = new Date(now).toISOString();
  await queryWithoutTimeout(client, PROJECT_DAYS, [schedules, instant, days]);
  await queryWithoutTimeout(client, PROJECT_HOLIDAYS, [schedules]);
  await queryWithoutTimeout(client, PROJECT_AVAILABILITY, [schedules, instant]);
}
