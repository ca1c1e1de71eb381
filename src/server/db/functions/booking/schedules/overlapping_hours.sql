-- Returns the hours at which the doctor of a schedule would also work at another branch: in the
-- weekly rules, and on days from p_from on that have an exception at either branch.
create or replace function overlapping_hours(p_schedule integer, p_from date)
returns table (
  clinic_branch_id integer, day date, is_weekly boolean, starts_minute smallint, ends_minute smallint
) language sql stable as $$
  with compared as (
    select s as own, o as other
    from schedule s join schedule o on o.doctor_id = s.doctor_id and o.id <> s.id
    where s.id = p_schedule),
  spans as (
    select (c.other).clinic_branch_id, p_from + g as day, true as is_weekly,
      r.starts_minute as own_start, r.ends_minute as own_end, q.starts_minute, q.ends_minute,
      (c.own).time_zone as own_zone, (c.other).time_zone as other_zone
    from compared c
    cross join generate_series(0, 6) g
    join schedule_rule r on r.schedule_id = (c.own).id and r.weekday = extract(isodow from p_from + g)
    join schedule_rule q on q.schedule_id = (c.other).id and q.weekday = r.weekday
      and weeks_meet(r.weeks, q.weeks)
      and least(r.valid_to, q.valid_to) >= greatest(r.valid_from, q.valid_from, p_from)
    union all
    select (c.other).clinic_branch_id, e.day, false, h.starts_minute, h.ends_minute,
      q.starts_minute, q.ends_minute, (c.own).time_zone, (c.other).time_zone
    from compared c
    cross join lateral (
      select distinct x.day from schedule_exception x
      where x.schedule_id in ((c.own).id, (c.other).id) and x.day >= p_from) e
    cross join lateral working_hours((c.own).id, e.day) h
    cross join lateral working_hours((c.other).id, e.day) q)
  select clinic_branch_id, day, is_weekly, starts_minute, ends_minute
  from spans
  where tsrange(day + own_start * interval '1 minute', day + own_end * interval '1 minute')
    && tsrange(
      (day + starts_minute * interval '1 minute') at time zone other_zone at time zone own_zone,
      (day + ends_minute * interval '1 minute') at time zone other_zone at time zone own_zone)
  order by is_weekly desc, day, starts_minute
$$;
