-- Returns the next instant at which kept starts are released, null without any. Of a minute that the clock repeats,
-- it is the second pass; one that the clock skips is as late as the clock skips.
create or replace function next_release(
  p_kept smallint, p_until smallint, p_zone text, p_now timestamptz
) returns timestamptz language sql stable as $$
  select min(t.at)
  from generate_series(0, 1) g
  cross join lateral (
    select ((p_now at time zone p_zone)::date + g + p_until * interval '1 minute') at time zone p_zone as at) t
  where p_kept > 0 and t.at > p_now
$$;

-- Returns the minutes of a local day that are kept from patients: the last of their hours that are not blocked, until the
-- day's release. Appointments are not looked at: a kept start that the desk books is not replaced by another.
create or replace function kept_minutes(p_schedule schedule, p_day date) returns smallint[]
language sql stable as $$
  select case
    when p_schedule.kept_starts = 0
      or p_day < (p_schedule.releases_at at time zone p_schedule.time_zone)::date
    then '{}'
    else array(
      select m
      from unnest(remove_skipped_minutes(
        working_minutes(p_schedule.id, p_schedule.step_minutes, p_day), p_day, p_schedule.time_zone)) m
      where not exists (
        select from blocked_spans(p_schedule, p_day) b
        where m < b.ends and m + p_schedule.step_minutes > b.begins)
      order by m desc limit p_schedule.kept_starts) end
$$;

-- Releases the starts of schedules whose time has come, of at most p_limit, and returns their number. Several
-- processes may do this at once. They are in the order of an index: ordered by id, the generic plan read all schedules
-- (20 ms for 100,000 doctors, every second).
create or replace function release_kept_starts(p_limit integer, p_now timestamptz) returns integer
language plpgsql as $$
declare
  v_schedules integer[];
  v_from date;
  v_to date;
begin
  select array_agg(d.id), min(d.today), max(d.today) into v_schedules, v_from, v_to
    from (
      select s.id, (p_now at time zone s.time_zone)::date as today
      from schedule s where s.releases_at <= p_now
      order by s.releases_at, s.id limit p_limit for no key update skip locked) d;
  if v_schedules is null then return 0; end if;
  perform project_schedules(v_schedules, v_from, v_to, p_now);
  return cardinality(v_schedules);
end $$;
