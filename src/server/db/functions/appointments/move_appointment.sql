-- Moves an appointment to another slot of the same doctor's service, in one round trip. outcome is
-- `done`, an error of change_error, or about the slot:
--   limited     moved p_max_moves times in 24 hours, until retry_at
--   overlap     the same patient has another appointment at that time
--   inactive    the service can no longer be booked
--   unavailable the slot is not offered: it is in another schedule, or its day has no row yet
--   past        too late to book it
--   taken       not free; the appointment stays where it is
-- A repeated request for the current slot returns `done` and changes nothing: the first response
-- may have been lost. An appointment may move by less than its own length, so its own minutes count
-- as free.
create or replace function move_appointment(
  p_appointment bigint, p_hash text, p_schedule integer, p_starts_at timestamptz,
  p_now timestamptz, p_max_moves integer, out outcome text, out retry_at timestamptz
) language plpgsql as $$
declare
  v_appointment appointment;
  v_from schedule;
  v_to schedule;
  v_service doctor_service;
  v_local timestamp;
  v_old_day date;
  v_day date;
  v_minute smallint;
  v_taken smallint[];
  v_freed smallint[];
  v_free smallint[];
begin
  select * into v_appointment from appointment a
    where a.id = p_appointment and a.hash = p_hash for update;
  if v_appointment.status = 'booked'
    and (v_appointment.schedule_id, v_appointment.starts_at) is distinct from (p_schedule, p_starts_at)
  then
    outcome := 'limited';
    select (array_agg(e.at order by e.at desc))[p_max_moves] + interval '24 hours' into retry_at
      from appointment_event e
      where e.appointment_id = p_appointment and e.action = 'moved'
        and e.at > p_now - interval '24 hours';
    if retry_at is not null then return; end if;
    perform lock_phone(v_appointment.client_phone);
    outcome := 'overlap';
    if has_overlapping_appointment(
      v_appointment.client_phone,
      normalize_patient_name(v_appointment.client_name, v_appointment.client_surname), p_schedule,
      p_starts_at, p_starts_at + (v_appointment.ends_at - v_appointment.starts_at), p_appointment)
    then return; end if;
  end if;
  outcome := change_error(v_appointment, p_now);
  if outcome is not null then return; end if;
  if v_appointment.schedule_id = p_schedule and v_appointment.starts_at = p_starts_at then
    outcome := 'done';
    return;
  end if;

  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = v_appointment.doctor_service_id
      and ds.is_active and d.is_active;
  outcome := 'inactive';
  if not found then return; end if;
  outcome := 'unavailable';
  if v_service.schedule_id <> p_schedule then return; end if;
  select * into v_to from schedule s where s.id = p_schedule;
  -- A service may have changed its schedule since it was booked.
  select * into v_from from schedule s where s.id = v_appointment.schedule_id;

  v_local := p_starts_at at time zone v_to.time_zone;
  -- Of an hour repeated in autumn, only the second pass converts back to the same instant.
  if v_local at time zone v_to.time_zone <> p_starts_at then return; end if;
  outcome := 'past';
  if p_starts_at < p_now + v_to.lead_minutes * interval '1 minute' then return; end if;
  v_day := v_local::date;
  v_minute := extract(hour from v_local) * 60 + extract(minute from v_local);
  select array_agg((v_minute + g * v_to.step_minutes)::smallint) into v_taken
    from generate_series(0, v_service.steps - 1) g;
  v_old_day := (v_appointment.starts_at at time zone v_from.time_zone)::date;

  perform from schedule_day d
    where (d.schedule_id, d.day) in ((v_from.id, v_old_day), (v_to.id, v_day))
    order by d.schedule_id, d.day for update;
  v_freed := freed_minutes(v_from, v_appointment.starts_at, v_appointment.ends_at, p_appointment);
  select case when v_from.id = v_to.id and v_old_day = v_day
      then merge_minutes(d.free, v_freed) else d.free end
    into v_free from schedule_day d where d.schedule_id = v_to.id and d.day = v_day;
  outcome := 'unavailable';
  if not found then return; end if;
  outcome := 'taken';
  if not v_free @> v_taken then return; end if;

  update appointment a set schedule_id = v_to.id, starts_at = p_starts_at,
    ends_at = p_starts_at + v_service.steps * v_to.step_minutes * interval '1 minute',
    sequence = a.sequence + 1, changed_at = p_now
    where a.id = p_appointment;
  update schedule_day d set free = merge_minutes(d.free, v_freed)
    where d.schedule_id = v_from.id and d.day = v_old_day;
  update schedule_day d
    set free = array(select m from unnest(d.free) m where m <> all (v_taken) order by m)
    where d.schedule_id = v_to.id and d.day = v_day;
  perform refresh_schedule_avail(least(v_from.id, v_to.id), p_now);
  if v_from.id <> v_to.id then
    perform refresh_schedule_avail(greatest(v_from.id, v_to.id), p_now);
  end if;
  outcome := 'done';
end $$;
