-- Moves an appointment to any time of a service of the same doctor or a colleague. The agreed price
-- and length stay. The times that are held for its patient are taken or released. A ticket that became the
-- appointment gets a new version, so that a desk that has not seen the move cannot undo the ticket. A request for
-- the place that the appointment already has is `done`: a desk that got no response repeats it. Moving an extra
-- appointment to its own place makes it an ordinary one. On another day the patient is expected again, and
-- after a no-show always. outcome is `done`, or as in book_at_desk, or
--   unknown    there is no such appointment
--   cancelled
--   changed    it is no longer at p_from_service and p_from; null for any
create or replace function move_at_desk(
  p_appointment bigint, p_doctor_service integer, p_starts_at timestamptz, p_now timestamptz,
  p_from_service integer, p_from timestamptz, p_actor text,
  p_silent_reason text, out outcome desk_move_outcome
) language plpgsql as $$
declare
  v_appointment appointment;
  v_service doctor_service;
  v_schedule schedule;
  v_ends_at timestamptz;
  v_tokens text[];
  v_doctors integer[];
  v_starts timestamptz[];
  v_ends timestamptz[];
begin
  perform attribute_changes(p_actor, null, p_silent_reason);
  -- A ticket is locked before its appointment, as in change_walk_in.
  perform from walk_in w where w.appointment_id = p_appointment for update;
  -- Offers are locked before appointments, as in merges of services.
  perform lock_alternative_offers(p_appointment);
  perform from doctor_service ds where ds.id = p_doctor_service for key share;
  select * into v_appointment from appointment a where a.id = p_appointment for update;
  outcome := 'unknown';
  if not found then return; end if;
  outcome := 'cancelled';
  if v_appointment.status = 'cancelled' then return; end if;
  outcome := 'done';
  if v_appointment.doctor_service_id = p_doctor_service and v_appointment.starts_at = p_starts_at
    and not v_appointment.is_extra then return; end if;
  outcome := 'changed';
  if v_appointment.doctor_service_id <> p_from_service or v_appointment.starts_at <> p_from then
    return;
  end if;
  outcome := 'inactive';
  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = p_doctor_service and ds.is_active and d.is_active;
  if not found then return; end if;
  outcome := 'past';
  if p_starts_at < p_now - interval '12 hours' then return; end if;
  outcome := 'too_far';
  if p_starts_at > p_now + interval '1 year' then return; end if;
  select * into v_schedule from schedule s where s.id = v_service.schedule_id;
  v_ends_at := p_starts_at + (v_appointment.ends_at - v_appointment.starts_at);

  v_tokens := array(
    select h.token_hash from slot_hold h
    join absence_alternative o on o.token_hash = h.token_hash
    where o.appointment_id = p_appointment
    order by h.token_hash for update of h);
  select array_agg(s.doctor_id), array_agg(h.starts_at), array_agg(h.ends_at)
    into v_doctors, v_starts, v_ends
    from slot_hold h join schedule s on s.id = h.schedule_id where h.token_hash = any (v_tokens);
  v_doctors := v_doctors || array[v_appointment.doctor_id, v_schedule.doctor_id];
  v_starts := v_starts || array[v_appointment.starts_at, p_starts_at];
  v_ends := v_ends || array[v_appointment.ends_at, v_ends_at];
  perform add_doctor_days(v_schedule.doctor_id, p_starts_at, v_ends_at);
  perform lock_doctor_days(v_doctors, v_starts, v_ends);
  outcome := conflict_at(v_schedule.doctor_id, p_starts_at, v_ends_at, p_now, p_appointment);
  if outcome is not null then return; end if;
  delete from slot_hold h where h.token_hash = any (v_tokens);
  perform set_appointment_time(p_appointment, p_doctor_service, v_schedule.id, p_starts_at, v_ends_at,
    not is_within_hours(v_schedule, p_starts_at, v_ends_at), p_now);
  update walk_in w set version = w.version + 1, changed_at = p_now
    where w.appointment_id = p_appointment;
  perform refresh_doctor_days(v_doctors, v_starts, v_ends, p_now);
  outcome := 'done';
end $$;

-- Cancels for the patient, the clinic or the operator (p_by). p_reason may be empty; p_silent_reason says why the
-- patient gets no message, null sends one. outcome is `done`, `unknown` or `cancelled`. The same cancellation
-- again is `done` and changes nothing: a desk that got no response repeats it.
create or replace function cancel_at_desk(
  p_appointment bigint, p_by text, p_reason text, p_now timestamptz, p_actor text,
  p_silent_reason text, out outcome desk_cancel_outcome
) language plpgsql as $$
declare
  v_appointment appointment;
begin
  perform attribute_changes(p_actor, null, p_silent_reason);
  select * into v_appointment from appointment a where a.id = p_appointment for update;
  outcome := 'unknown';
  if not found then return; end if;
  if v_appointment.status = 'cancelled' then
    outcome := case when (v_appointment.cancelled_by, v_appointment.cancel_reason, p_silent_reason)
      is not distinct from (p_by, p_reason, (
        select e.silent_reason from appointment_event e
        where e.appointment_id = p_appointment and e.action = 'cancelled'
        order by e.id desc limit 1))
      then 'done' else 'cancelled' end;
    return;
  end if;
  perform lock_doctor_days(
    array[v_appointment.doctor_id], array[v_appointment.starts_at], array[v_appointment.ends_at]);
  update appointment a set status = 'cancelled', cancelled_by = p_by, cancel_reason = p_reason,
      sequence = a.sequence + 1, changed_at = p_now
    where a.id = p_appointment;
  perform refresh_doctor_days(
    array[v_appointment.doctor_id], array[v_appointment.starts_at], array[v_appointment.ends_at],
    p_now);
  outcome := 'done';
end $$;

-- Records what the desk sees of a patient: arrived, in the room, seen, or not there. A step back
-- undoes it. A patient who is said to have been seen without the steps before leaves no times of a wait: the mark
-- was added afterwards. outcome is `done`, `unknown`, `cancelled`, `changed` if the appointment is no longer at the
-- step p_from, or `too_early` for a no-show earlier than 15 minutes after the start.
create or replace function set_attendance(
  p_appointment bigint, p_attendance text, p_now timestamptz, p_from text,
  p_actor text, out outcome attendance_outcome
) language plpgsql as $$
declare
  v_appointment appointment;
  v_at timestamptz := case when p_attendance <> 'seen' or p_from is distinct from 'expected' then p_now end;
begin
  perform attribute_changes(p_actor);
  select * into v_appointment from appointment a where a.id = p_appointment for update;
  outcome := 'unknown';
  if not found then return; end if;
  outcome := 'cancelled';
  if v_appointment.status = 'cancelled' then return; end if;
  outcome := 'too_early';
  if p_attendance = 'no_show' and p_now < v_appointment.starts_at + interval '15 minutes' then
    return;
  end if;
  outcome := 'done';
  if v_appointment.attendance = p_attendance then return; end if;
  outcome := 'changed';
  if v_appointment.attendance <> p_from then return; end if;
  outcome := 'done';
  update appointment a set attendance = p_attendance, changed_at = p_now,
    arrived_at = case when p_attendance in ('arrived', 'in_room', 'seen')
      then coalesce(a.arrived_at, v_at) end,
    started_at = case when p_attendance in ('in_room', 'seen') then coalesce(a.started_at, v_at) end,
    finished_at = case when p_attendance = 'seen' then v_at end
    where a.id = p_appointment;
end $$;
