-- Returns the local day of an appointment or hold, its first minute and its end (exclusive).
create or replace function local_span(
  p_starts_at timestamptz, p_ends_at timestamptz, p_zone text,
  out day date, out begins integer, out ends integer
) language sql immutable parallel safe as $$
  select l.at::date, l.minute, l.minute + ceil(extract(epoch from p_ends_at - p_starts_at) / 60)::integer
  from (
    select p_starts_at at time zone p_zone as at,
      extract(hour from p_starts_at at time zone p_zone)::integer * 60
        + extract(minute from p_starts_at at time zone p_zone)::integer as minute) l
$$;

-- Returns the minutes that become free when an appointment or hold ends: those at which the doctor
-- works by the current rules and exceptions, without the minutes of live appointments (other than
-- p_except) and of holds. The caller must lock the day row, or a concurrent booking is missed.
create or replace function freed_minutes(
  p_schedule schedule, p_starts_at timestamptz, p_ends_at timestamptz, p_except bigint
) returns smallint[] language sql stable as $$
  select coalesce(array_agg(m order by m), '{}')
  from local_span(p_starts_at, p_ends_at, p_schedule.time_zone) own
  cross join lateral unnest(remove_skipped_minutes(
    working_minutes(p_schedule.id, p_schedule.step_minutes, own.day), own.day,
    p_schedule.time_zone)) m
  where m < own.ends and m + p_schedule.step_minutes > own.begins
    and not exists (
      select from (
        select o.starts_at, o.ends_at from appointment o
        where o.schedule_id = p_schedule.id and o.status <> 'cancelled'
          and o.id is distinct from p_except
        union all
        select h.starts_at, h.ends_at from slot_hold h where h.schedule_id = p_schedule.id) taken
      cross join lateral local_span(taken.starts_at, taken.ends_at, p_schedule.time_zone) other
      where taken.starts_at > p_starts_at - interval '1 day'
        and taken.starts_at < p_starts_at + interval '1 day'
        and other.day = own.day
        and m < other.ends and m + p_schedule.step_minutes > other.begins)
$$;

create or replace function merge_minutes(p_free smallint[], p_freed smallint[]) returns smallint[]
language sql immutable parallel safe as $$
  select array(select distinct m from unnest(p_free || p_freed) m order by m)
$$;
