-- Returns the hours of every week that are valid on a day and not by phone only: for each weekday, Monday first, its spans.
create or replace function week_on(p_schedule integer, p_day date) returns jsonb
language sql stable as $$
  select jsonb_agg(coalesce((
    select jsonb_agg(jsonb_build_array(r.starts_minute, r.ends_minute) order by r.starts_minute)
    from schedule_rule r
    where r.schedule_id = p_schedule and r.weekday = w and r.weeks = 'every' and not r.is_phone_only
      and p_day between r.valid_from and r.valid_to), '[]') order by w)
  from generate_series(1, 7) w
$$;

-- Returns the hours of some weeks, and those by phone only, that are valid on a day, by weekday.
create or replace function more_hours_on(p_schedule integer, p_day date) returns jsonb
language sql stable as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('weekday', m.weekday, 'weeks', m.weeks,
        'is_phone_only', m.is_phone_only, 'hours', m.hours)
      order by m.weekday, m.hours), '[]')
  from (
    select r.weekday, r.weeks, r.is_phone_only,
      jsonb_agg(jsonb_build_array(r.starts_minute, r.ends_minute) order by r.starts_minute) as hours
    from schedule_rule r
    where r.schedule_id = p_schedule and (r.weeks <> 'every' or r.is_phone_only)
      and p_day between r.valid_from and r.valid_to
    group by r.weekday, r.weeks, r.is_phone_only) m
$$;

-- Returns the first weekday of a week, as change_week takes it, on which hours overlap on some day.
create or replace function overlapping_weekday(p_week jsonb) returns integer
language sql immutable as $$
  with spans as (
    select d.weekday, h.number, (h.span->>0)::integer as starts, (h.span->>1)::integer as ends,
      coalesce(h.span->>2, 'every') as weeks
    from jsonb_array_elements(p_week) with ordinality d (spans, weekday)
    cross join lateral jsonb_array_elements(d.spans) with ordinality h (span, number))
  select min(a.weekday)::integer
  from spans a join spans b on b.weekday = a.weekday and b.number > a.number
    and b.starts < a.ends and a.starts < b.ends and weeks_meet(a.weeks, b.weeks)
$$;

-- Replaces the weekly hours from p_from to p_to, which may be infinite. Hours that are valid before or
-- after the period stay. p_week has the spans of each weekday, [starts, ends, weeks, is_phone_only]; without
-- weeks a span is of every week. The caller must project the schedule.
create or replace function change_week(p_schedule integer, p_from date, p_to date, p_week jsonb)
returns void language plpgsql as $$
declare
  v_old schedule_rule[];
begin
  with old as (
    delete from schedule_rule r
    where r.schedule_id = p_schedule and r.valid_from <= p_to and r.valid_to >= p_from
    returning r)
  select array_agg(o.r) into v_old from old o;
  insert into schedule_rule (
      schedule_id, weekday, starts_minute, ends_minute, weeks, is_phone_only, valid_from,
      valid_to)
    select o.schedule_id, o.weekday, o.starts_minute, o.ends_minute, o.weeks, o.is_phone_only,
      o.valid_from, p_from - 1
    from unnest(v_old) o where o.valid_from < p_from
    union all
    select o.schedule_id, o.weekday, o.starts_minute, o.ends_minute, o.weeks, o.is_phone_only, p_to + 1, o.valid_to
    from unnest(v_old) o where o.valid_to > p_to
    union all
    select p_schedule, d.weekday, (h.span->>0)::smallint, (h.span->>1)::smallint,
      coalesce(h.span->>2, 'every'), coalesce((h.span->>3)::boolean, false), p_from, p_to
    from jsonb_array_elements(p_week) with ordinality d (spans, weekday)
    cross join lateral jsonb_array_elements(d.spans) h (span);
end $$;
