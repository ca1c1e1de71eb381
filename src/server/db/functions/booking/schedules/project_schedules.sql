-- Recomputes the days of schedules from p_from to p_to, after their rules, exceptions, blocks, steps
-- or horizon have changed. It also projects the days that have come within the horizon, empties
-- those that are no longer within it, and releases the kept starts of the day if it is time; p_from and p_to may be
-- null when only the horizon moves.
-- Returns the upcoming appointments that no longer fit: staff must move or cancel them.
--
-- Locks: the schedules, so that edits of one schedule follow each other, then as everywhere their
-- days, then their availability. A day is inserted and locked before it is computed: what the desk
-- books on it at the same moment is either seen here or sees this.
create or replace function project_schedules(
  p_schedules integer[], p_from date, p_to date, p_now timestamptz
) returns setof bigint language plpgsql as $$
declare
  v_schedules integer[];
  v_from date[];
  v_to date[];
begin
  perform from schedule s where s.id = any (p_schedules) order by s.id for no key update;
  with bounds as (
    select s.id, s.projected_until as before, l.today, l.today + s.horizon_days - 1 as until,
      l.releases_at, s.releases_at is distinct from l.releases_at as is_released
    from schedule s
    cross join lateral (
      select (p_now at time zone s.time_zone)::date as today,
        next_release(s.kept_starts, s.kept_until, s.time_zone, p_now) as releases_at) l
    where s.id = any (p_schedules)),
  moved as (
    update schedule s set projected_until = b.until, releases_at = b.releases_at from bounds b
    where s.id = b.id and (s.projected_until is distinct from b.until or b.is_released))
  -- greatest and least ignore nulls
  select array_agg(b.id),
      array_agg(greatest(b.today, least(p_from, case
        when b.before is null or b.is_released then b.today
        when b.before <> b.until then least(b.before, b.until) + 1 end))),
      array_agg(case when b.before is distinct from b.until then greatest(b.before, b.until)
        else least(greatest(p_to, case when b.is_released then b.today end), b.until) end)
    into v_schedules, v_from, v_to
    from bounds b;

  insert into schedule_day (schedule_id, day, free)
    select r.id, g::date, '{}'
    from unnest(v_schedules, v_from, v_to) r (id, first, last)
    join schedule s on s.id = r.id
    cross join lateral generate_series(r.first, least(r.last, s.projected_until), interval '1 day') g
    order by r.id, g
    on conflict do nothing;
  perform from schedule_day d
    join unnest(v_schedules, v_from, v_to) r (id, first, last)
      on r.id = d.schedule_id and d.day between r.first and r.last
    order by d.schedule_id, d.day for update of d;
  update schedule_day d set free = n.free
    from (
      select o.schedule_id, o.day, f.free
      from unnest(v_schedules, v_from, v_to) r (id, first, last)
      join schedule s on s.id = r.id
      join schedule_day o on o.schedule_id = r.id
        and o.day between r.first and least(r.last, s.projected_until)
      cross join lateral free_minutes_on(s, o.day, null) f
      union all
      select o.schedule_id, o.day, '{}'
      from unnest(v_schedules, v_from, v_to) r (id, first, last)
      join schedule s on s.id = r.id
      join schedule_day o on o.schedule_id = r.id
        and o.day between r.first and r.last and o.day > s.projected_until) n
    where d.schedule_id = n.schedule_id and d.day = n.day and d.free <> n.free;
  perform refresh_schedule_avail(s, p_now) from unnest(p_schedules) s order by s;
  return query select misplaced_appointments(p_schedules, p_from, p_to, p_now);
end $$;

-- Returns the upcoming appointments of a span of days that are outside the doctor's hours or overlap
-- a block. Those that the desk booked outside the hours on purpose are omitted.
create or replace function misplaced_appointments(
  p_schedules integer[], p_from date, p_to date, p_now timestamptz
) returns setof bigint language sql stable as $$
  select a.id
  from appointment a
  join schedule s on s.id = a.schedule_id and s.doctor_id = a.doctor_id
  cross join lateral local_span(a.starts_at, a.ends_at, s.time_zone) l
  where a.schedule_id = any (p_schedules) and a.status = 'booked' and a.starts_at > p_now
    and a.starts_at >= p_from::timestamp at time zone s.time_zone
    and a.starts_at < (p_to + 1)::timestamp at time zone s.time_zone
    and not a.is_extra and not a.is_outside_hours
    and not is_within_hours(s, a.starts_at, a.ends_at)
  order by a.starts_at
$$;

-- Returns true when a doctor works at the branch during the whole span and is not blocked.
create or replace function is_within_hours(
  p_schedule schedule, p_starts_at timestamptz, p_ends_at timestamptz
) returns boolean language sql stable as $$
  select coalesce((
      select range_agg(int4range(h.starts_minute, h.ends_minute)) @> int4range(l.begins, l.ends)
      from working_hours(p_schedule.id, l.day) h), false)
    and not exists (
      select from doctor_block k
      where k.doctor_id = p_schedule.doctor_id
        and (k.schedule_id is null or k.schedule_id = p_schedule.id)
        and k.starts_at < p_ends_at and k.ends_at > p_starts_at)
  from local_span(p_starts_at, p_ends_at, p_schedule.time_zone) l
$$;

-- Changes the step of a schedule's grid. Every service keeps its duration, in as many of the new
-- steps as it needs; the check of `steps` refuses a step that is too short for one of them.
create or replace function change_schedule_step(
  p_schedule integer, p_step smallint, p_now timestamptz
) returns void language plpgsql as $$
begin
  update schedule s set step_minutes = p_step where s.id = p_schedule;
  update doctor_service ds set steps = ceil(ds.duration_minutes::numeric / p_step)
    where ds.schedule_id = p_schedule;
  perform project_schedules(
    array[p_schedule], (p_now at time zone s.time_zone)::date,
    (p_now at time zone s.time_zone)::date + s.horizon_days, p_now)
    from schedule s where s.id = p_schedule;
  perform refresh_doctor_listing(array[s.doctor_id]) from schedule s where s.id = p_schedule;
end $$;
