-- Returns the weekly hours that are valid on a day: for each weekday, Monday first, its spans.
create or replace function week_on(p_schedule integer, p_day date) returns jsonb
language sql stable as $$
  select jsonb_agg(coalesce((
    select jsonb_agg(jsonb_build_array(r.starts_minute, r.ends_minute) order by r.starts_minute)
    from schedule_rule r
    where r.schedule_id = p_schedule and r.weekday = w
      and p_day between r.valid_from and r.valid_to), '[]') order by w)
  from generate_series(1, 7) w
$$;

-- Replaces the weekly hours from p_from to p_to, which may be infinite. Hours that are valid before or
-- after the period stay. The caller must project the schedule.
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
      schedule_id, weekday, starts_minute, ends_minute, valid_from, valid_to)
    select o.schedule_id, o.weekday, o.starts_minute, o.ends_minute, o.valid_from, p_from - 1
    from unnest(v_old) o where o.valid_from < p_from
    union all
    select o.schedule_id, o.weekday, o.starts_minute, o.ends_minute, p_to + 1, o.valid_to
    from unnest(v_old) o where o.valid_to > p_to
    union all
    select p_schedule, d.weekday, (h.span->>0)::smallint, (h.span->>1)::smallint, p_from, p_to
    from jsonb_array_elements(p_week) with ordinality d (spans, weekday)
    cross join lateral jsonb_array_elements(d.spans) h (span);
end $$;
