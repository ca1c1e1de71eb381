-- Returns the hours of a doctor at a branch on a day, as local minutes: the day's exceptions if it
-- has any, otherwise the weekly rules whose weeks it is in, limited to the hours of the branch on a holiday.
-- Patients book the hours that are not by phone only.
create or replace function day_hours(p_schedule integer, p_day date)
returns table (starts_minute smallint, ends_minute smallint, is_phone_only boolean)
language sql stable as $$
  select e.starts_minute, e.ends_minute, e.is_phone_only from schedule_exception e
  where e.schedule_id = p_schedule and e.day = p_day and e.starts_minute is not null
  union all
  select greatest(r.starts_minute, b.opens)::smallint, least(r.ends_minute, b.closes)::smallint,
    r.is_phone_only
  from schedule s
  cross join lateral branch_day(s.clinic_branch_id, p_day) b
  join schedule_rule r on r.schedule_id = s.id and r.weekday = b.weekday
    and p_day between r.valid_from and r.valid_to and is_in_weeks(r.weeks, p_day)
    and r.starts_minute < b.closes and r.ends_minute > b.opens
  where s.id = p_schedule
    and not exists (
      select from schedule_exception e where e.schedule_id = p_schedule and e.day = p_day)
$$;

-- Returns all hours of a doctor at a branch on a day, those by phone included.
create or replace function working_hours(p_schedule integer, p_day date)
returns table (starts_minute smallint, ends_minute smallint) language sql stable as $$
  select h.starts_minute, h.ends_minute from day_hours(p_schedule, p_day) h
$$;

-- Returns the local minutes of a day at which an appointment that a patient books could start or continue. It returns
-- a table, because PostgreSQL inlines only such a function into a FROM clause.
create or replace function working_minutes_on(p_schedule integer, p_step smallint, p_day date)
returns table (minutes smallint[]) language sql stable rows 1 as $$
  select coalesce(array_agg(m::smallint order by m), '{}')
  from day_hours(p_schedule, p_day) h
  cross join lateral generate_series(
    h.starts_minute::integer, h.ends_minute - p_step, p_step::integer) m
  where not h.is_phone_only
$$;

create or replace function working_minutes(p_schedule integer, p_step smallint, p_day date)
returns smallint[] language sql stable as $$
  select w.minutes from working_minutes_on(p_schedule, p_step, p_day) w
$$;

-- Returns the same for an appointment that the desk books.
create or replace function desk_minutes(p_schedule integer, p_step smallint, p_day date)
returns smallint[] language sql stable as $$
  select coalesce(array_agg(m::smallint order by m), '{}')
  from working_hours(p_schedule, p_day) h
  cross join lateral generate_series(
    h.starts_minute::integer, h.ends_minute - p_step, p_step::integer) m
$$;

-- Removes the minutes that the clock skips in spring: they can be neither a start nor a step of a
-- longer appointment.
create or replace function remove_skipped_minutes(p_minutes smallint[], p_day date, p_zone text)
returns smallint[] language sql stable as $$
  select case
    when (p_day + 1)::timestamp at time zone p_zone - p_day::timestamp at time zone p_zone
      >= interval '24 hours'
    then p_minutes
    else array(
      select m from unnest(p_minutes) m
      where (p_day + m * interval '1 minute') at time zone p_zone at time zone p_zone
        = p_day + m * interval '1 minute'
      order by m) end
$$;
