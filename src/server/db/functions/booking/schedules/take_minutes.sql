-- Takes the minutes of an appointment and its buffer from its day, and from the doctor's days at other
-- branches, and updates the availability. Returns the end of the appointment; null when the slot is
-- not free, too soon, or not one of the schedule's. prepare_slot must have been called.
--
-- The day row is updated first: requests for slots of one day queue there and, once the slot is
-- taken, fail at once.
create or replace function take_minutes(
  p_service doctor_service, p_schedule schedule, p_starts_at timestamptz, p_now timestamptz
) returns timestamptz language plpgsql as $$
declare
  v_day date := (p_starts_at at time zone p_schedule.time_zone)::date;
  v_minute smallint := slot_minute(p_schedule, p_starts_at);
  v_ends_at timestamptz :=
    p_starts_at + p_service.steps * p_schedule.step_minutes * interval '1 minute';
  v_buffer integer := p_schedule.buffer_minutes;
  v_taken smallint[];
  v_free smallint[];
  v_elsewhere integer[];
begin
  if v_minute is null or p_starts_at < bookable_from(p_schedule, p_now) then return null; end if;
  select array_agg((v_minute + g * p_schedule.step_minutes)::smallint) into v_taken
    from generate_series(0, p_service.steps - 1) g;

  update schedule_day d
    set free = array(
      select m from unnest(d.free) m
      where m + p_schedule.step_minutes <= v_minute - v_buffer
        or m >= v_minute + p_service.steps * p_schedule.step_minutes + v_buffer
      order by m)
    where d.schedule_id = p_schedule.id and d.day = v_day and d.free @> v_taken
    returning d.free into v_free;
  if not found then return null; end if;

  if exists (
    select from schedule s where s.doctor_id = p_schedule.doctor_id and s.id <> p_schedule.id)
  then
    v_elsewhere := take_elsewhere(p_schedule, p_starts_at, v_ends_at);
  end if;
  -- A separate statement, so that the next one sees what bookings of other days have committed.
  if v_elsewhere is null then
    perform from schedule_avail a where a.schedule_id = p_schedule.id order by a.steps for update;
  else
    perform from schedule_avail a where a.schedule_id = any (v_elsewhere || p_schedule.id)
      order by a.schedule_id, a.steps for update;
  end if;
  update schedule_avail a set
    day_mask = case
      when exists (select from fitting_starts(v_free, p_schedule.step_minutes, a.steps, 0))
      then a.day_mask else a.day_mask & ~day_bit(v_day) end,
    nearest_at = n.at,
    bookable_until = n.at - p_schedule.lead_minutes * interval '1 minute'
  from (
    select o.steps, case
      when o.nearest_at < v_ends_at + v_buffer * interval '1 minute'
        and o.nearest_at + (o.steps * p_schedule.step_minutes + v_buffer) * interval '1 minute'
          > p_starts_at
      then next_start(p_schedule.id, o.steps, bookable_from(p_schedule, p_now))
      else o.nearest_at end as at
    from schedule_avail o where o.schedule_id = p_schedule.id) n
  where a.schedule_id = p_schedule.id and a.steps = n.steps;
  if v_elsewhere is not null then
    perform refresh_schedule_avail(e, p_now) from unnest(v_elsewhere) e;
  end if;
  return v_ends_at;
end $$;

-- Takes a span from the doctor's days at other branches, with the buffers of these. Returns the schedules
-- that lose minutes, null if none does.
create or replace function take_elsewhere(
  p_schedule schedule, p_starts_at timestamptz, p_ends_at timestamptz
) returns integer[] language plpgsql as $$
declare
  v_changed integer[];
begin
  -- Most doctors with several branches work at one of them a day. An update of no rows costs four
  -- times this query, with its trigger.
  if not exists (
    select from schedule s
    join schedule_day d on d.schedule_id = s.id and d.free <> '{}'
      and d.day >= (p_starts_at at time zone s.time_zone)::date
      and d.day <= ((p_ends_at - interval '1 second') at time zone s.time_zone)::date
    where s.doctor_id = p_schedule.doctor_id and s.id <> p_schedule.id)
  then return null; end if;
  with taken as (
    update schedule_day d set free = array(
      select m from unnest(d.free) m
      where m + 1440 * (d.day - l.day) >= l.ends + s.buffer_minutes
        or m + 1440 * (d.day - l.day) + s.step_minutes <= l.begins - s.buffer_minutes
      order by m)
    from schedule s
    cross join lateral local_span(p_starts_at, p_ends_at, s.time_zone) l
    where s.doctor_id = p_schedule.doctor_id and s.id <> p_schedule.id
      and d.schedule_id = s.id and d.day between l.day and l.day + (l.ends - 1) / 1440
      and exists (
        select from unnest(d.free) m
        where m + 1440 * (d.day - l.day) < l.ends + s.buffer_minutes
          and m + 1440 * (d.day - l.day) + s.step_minutes > l.begins - s.buffer_minutes)
    returning d.schedule_id)
  select array_agg(distinct t.schedule_id order by t.schedule_id) into v_changed from taken t;
  return v_changed;
end $$;
