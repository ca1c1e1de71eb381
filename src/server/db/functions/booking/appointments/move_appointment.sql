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
  p_now timestamptz, p_max_moves integer, p_actor text,
  p_address_hash text, out outcome move_outcome, out retry_at timestamptz
) language plpgsql as $$
declare
  v_appointment appointment;
  v_to schedule;
  v_service doctor_service;
  v_day date;
  v_minute smallint;
  v_steps smallint;
  v_ends_at timestamptz;
  v_taken smallint[];
begin
  perform attribute_changes(p_actor, p_address_hash);
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
  v_minute := slot_minute(v_to, p_starts_at);
  v_steps := steps_of_kind(v_service, v_to, v_appointment.is_follow_up);
  if v_minute is null then return; end if;
  outcome := 'past';
  if p_starts_at < bookable_from(v_to, p_now) then return; end if;
  v_day := (p_starts_at at time zone v_to.time_zone)::date;
  select array_agg((v_minute + g * v_to.step_minutes)::smallint) into v_taken
    from generate_series(0, v_steps - 1) g;
  v_ends_at := p_starts_at + v_steps * v_to.step_minutes * interval '1 minute';

  -- A service may have changed its schedule since it was booked, even to another doctor's.
  perform lock_doctor_days(
    array[v_appointment.doctor_id, v_to.doctor_id], array[v_appointment.starts_at, p_starts_at],
    array[v_appointment.ends_at, v_ends_at]);
  -- Its hours may have been edited, or its starts released, while this waited for the days.
  select * into v_to from schedule s where s.id = p_schedule;
  outcome := 'unavailable';
  if v_day > v_to.projected_until
    or not exists (select from schedule_day d where d.schedule_id = v_to.id and d.day = v_day)
  then return; end if;
  outcome := 'taken';
  if not free_minutes(v_to, v_day, p_appointment) @> v_taken then return; end if;

  perform set_appointment_time(p_appointment, v_service.id, v_to.id, p_starts_at, v_ends_at, false, p_now);
  perform refresh_doctor_days(
    array[v_appointment.doctor_id, v_to.doctor_id], array[v_appointment.starts_at, p_starts_at],
    array[v_appointment.ends_at, v_ends_at], p_now);
  outcome := 'done';
end $$;
