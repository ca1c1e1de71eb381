-- Returns the local day of an appointment or hold, its first minute and its end (exclusive).
-- It returns a table, because PostgreSQL inlines only such a function into a FROM clause.
create or replace function local_span(
  p_starts_at timestamptz, p_ends_at timestamptz, p_zone text
) returns table (day date, begins integer, ends integer)
language sql immutable parallel safe rows 1 as $$
  select l.at::date, l.minute, l.minute + ceil(extract(epoch from p_ends_at - p_starts_at) / 60)::integer
  from (
    select p_starts_at at time zone p_zone as at,
      extract(hour from p_starts_at at time zone p_zone)::integer * 60
        + extract(minute from p_starts_at at time zone p_zone)::integer as minute) l
$$;

-- Returns the parts of a local day, in minutes after midnight, that are blocked.
create or replace function blocked_spans(p_schedule schedule, p_day date)
returns table (begins integer, ends integer) language sql stable as $$
  with bounds as (
    select p_day::timestamp at time zone p_schedule.time_zone as lower,
      (p_day + 1)::timestamp at time zone p_schedule.time_zone as upper)
  select
    floor(extract(epoch from
      greatest(k.starts_at, b.lower) at time zone p_schedule.time_zone - p_day) / 60)::integer,
    ceil(extract(epoch from
      least(k.ends_at, b.upper) at time zone p_schedule.time_zone - p_day) / 60)::integer
  from bounds b
  join doctor_block k on k.doctor_id = p_schedule.doctor_id
    and (k.schedule_id is null or k.schedule_id = p_schedule.id)
    and k.starts_at < b.upper and k.ends_at > b.lower
$$;

-- Returns the parts of a local day, in minutes after midnight, at which a doctor is busy: with
-- appointments (other than p_except) and holds at any branch, each with the schedule's buffer before and after
-- it, and with the schedule's blocks. Extra appointments do not count. A buffer ends at midnight.
create or replace function busy_spans(p_schedule schedule, p_day date, p_except bigint)
returns table (begins integer, ends integer) language sql stable as $$
  with bounds as (
    select p_day::timestamp at time zone p_schedule.time_zone as lower,
      (p_day + 1)::timestamp at time zone p_schedule.time_zone as upper)
  select l.begins + 1440 * (l.day - p_day) - p_schedule.buffer_minutes,
    l.ends + 1440 * (l.day - p_day) + p_schedule.buffer_minutes
  from bounds b
  cross join lateral (
    select a.starts_at, a.ends_at from appointment a
    where a.doctor_id = p_schedule.doctor_id and a.status <> 'cancelled' and not a.is_extra
      and a.starts_at > b.lower - interval '1 day' and a.starts_at < b.upper
      and a.ends_at > b.lower
      and a.id is distinct from p_except
    union all
    select h.starts_at, h.ends_at from slot_hold h join schedule s on s.id = h.schedule_id
    where s.doctor_id = p_schedule.doctor_id and h.starts_at < b.upper and h.ends_at > b.lower
  ) taken
  cross join lateral local_span(taken.starts_at, taken.ends_at, p_schedule.time_zone) l
  union all
  select k.begins, k.ends from blocked_spans(p_schedule, p_day) k
$$;

-- Returns the minutes at which the doctor is not busy, and which the clock does not skip. It returns a table, because
-- PostgreSQL inlines only such a function into a FROM clause.
create or replace function minutes_left(
  p_schedule schedule, p_day date, p_minutes smallint[], p_except bigint
) returns table (minutes smallint[]) language sql stable rows 1 as $$
  with busy as materialized (select * from busy_spans(p_schedule, p_day, p_except))
  select coalesce(array_agg(m order by m), '{}')
  from unnest(remove_skipped_minutes(p_minutes, p_day, p_schedule.time_zone)) m
  where not exists (
    select from busy b where m < b.ends and m + p_schedule.step_minutes > b.begins)
$$;

create or replace function minutes_without_busy(
  p_schedule schedule, p_day date, p_minutes smallint[], p_except bigint
) returns smallint[] language sql stable as $$
  select l.minutes from minutes_left(p_schedule, p_day, p_minutes, p_except) l
$$;

-- Returns the minutes of a local day that patients can book: those of the rules and exceptions, without
-- those that are kept for later, and those at which the doctor is busy. The caller must lock the day row, or a
-- concurrent booking is missed. As a table, it is computed for many days three times as fast.
create or replace function free_minutes_on(p_schedule schedule, p_day date, p_except bigint)
returns table (free smallint[]) language sql stable rows 1 as $$
  select l.minutes
  from working_minutes_on(p_schedule.id, p_schedule.step_minutes, p_day) w
  cross join lateral (
    select case when p_schedule.kept_starts = 0 then w.minutes
      else array(select m from unnest(w.minutes) m where m <> all (kept_minutes(p_schedule, p_day)))
      end as minutes) k
  cross join lateral minutes_left(p_schedule, p_day, k.minutes, p_except) l
$$;

create or replace function free_minutes(p_schedule schedule, p_day date, p_except bigint default null)
returns smallint[] language sql stable as $$
  select f.free from free_minutes_on(p_schedule, p_day, p_except) f
$$;

-- Returns the minutes of a local day that the desk finds free, those by phone included.
create or replace function free_minutes_at_desk(p_schedule schedule, p_day date)
returns smallint[] language sql stable as $$
  select minutes_without_busy(
    p_schedule, p_day, desk_minutes(p_schedule.id, p_schedule.step_minutes, p_day), null)
$$;

create or replace function merge_minutes(p_free smallint[], p_freed smallint[]) returns smallint[]
language sql immutable parallel safe as $$
  select array(select distinct m from unnest(p_free || p_freed) m order by m)
$$;
