-- Corrects what is known of the patient of an appointment. p_from is what the desk has seen, p_to what is right:
-- given_name, surname, phone, insurance and additional_fields. p_offer is the right service, if another one was booked,
-- and p_from_offer the one that the desk has seen; null if it is right. p_is_follow_up and p_from_follow_up are the same
-- of the kind, and need p_offer: null keeps the kind, if the right service has it. The same correction again is `done` and changes nothing: a desk
-- that got no response repeats it. outcome is `done`, as in correct_service, or
--   unknown    there is no such appointment, or it was erased
--   cancelled
--   changed    the appointment no longer has p_from, p_from_offer or p_from_follow_up
-- A new phone gets the link p_hash, because the old link may have gone to a stranger, and nothing proves whose it is.
-- p_notify tells if it gets messages. Waiting messages are sent to it. What was sent to the old phone is sent again,
-- unless p_silent_reason says why not, and so is a service of another price or preparation than the patient knows. An
-- imported appointment keeps the choice of its import.
create or replace function correct_at_desk(
  p_appointment bigint, p_from jsonb, p_to jsonb, p_notify boolean, p_hash text, p_now timestamptz,
  p_actor text, p_silent_reason text, p_from_offer integer, p_offer integer,
  p_from_follow_up boolean, p_is_follow_up boolean,
  out outcome desk_correction_outcome
) language plpgsql as $$
declare
  v_old appointment;
  v_new appointment;
  v_stored jsonb;
  v_has_new_phone boolean;
  v_has_new_service boolean;
  v_known jsonb;
  v_matters boolean := false;
begin
  -- Offers are locked before appointments, as in merges of services.
  perform lock_alternative_offers(p_appointment);
  perform from doctor_service ds where ds.id = p_offer for key share;
  select * into v_old from appointment a where a.id = p_appointment for update;
  outcome := 'unknown';
  if not found or v_old.erased_at is not null then return; end if;
  outcome := 'cancelled';
  if v_old.status = 'cancelled' then return; end if;
  v_stored := jsonb_build_object(
    'given_name', v_old.client_name, 'surname', v_old.client_surname,
    'phone', v_old.client_phone, 'insurance', v_old.insurance_id,
    'additional_fields', v_old.additional_fields);
  v_has_new_service := v_old.doctor_service_id <> coalesce(p_offer, v_old.doctor_service_id)
    or v_old.is_follow_up <> coalesce(p_is_follow_up, v_old.is_follow_up);
  outcome := 'done';
  if v_stored = p_to and not v_has_new_service then return; end if;
  outcome := 'changed';
  if v_stored <> p_from or v_old.doctor_service_id <> p_from_offer
    or v_old.is_follow_up <> p_from_follow_up then return; end if;
  if v_has_new_service then
    outcome := correct_service(v_old, p_offer, p_is_follow_up, p_now);
    if outcome is not null then return; end if;
    v_known := take_known_service(v_old, p_now);
  end if;
  v_has_new_phone := v_old.client_phone <> p_to ->> 'phone';
  update appointment a set client_name = p_to ->> 'given_name', client_surname = p_to ->> 'surname',
      client_phone = p_to ->> 'phone', insurance_id = (p_to ->> 'insurance')::integer,
      additional_fields = p_to -> 'additional_fields', changed_at = p_now
    where a.id = p_appointment
    returning * into v_new;
  if v_has_new_phone then
    update appointment a set hash = p_hash, origin = a.origin - 'is_phone_verified',
        notify = p_notify and (a.notify or a.source <> 'import' or v_old.client_phone = '')
      where a.id = p_appointment
      returning * into v_new;
    perform tell_new_phone(v_new, p_now, p_silent_reason is null);
  end if;
  if v_has_new_service then
    v_matters := service_to_know(v_new) is distinct from v_known;
    if v_matters and p_silent_reason is null then
      perform tell_new_service(v_new, v_known, p_now);
    end if;
  end if;
  perform record_appointment_event(v_new, 'corrected', p_now, p_actor,
    p_silent_reason => case when v_has_new_phone or v_matters then p_silent_reason end);
  outcome := 'done';
end $$;

-- Queues the messages of the current version of an appointment for its new phone.
create or replace function tell_new_phone(
  p_appointment appointment, p_now timestamptz, p_repeats_notices boolean
) returns void language plpgsql as $$
begin
  if not p_appointment.notify then
    update message m set state = 'dropped', reason = 'superseded', settled_at = p_now
      where m.appointment_id = p_appointment.id and m.state = 'waiting';
    return;
  end if;
  if p_appointment.starts_at <= p_now then return; end if;
  -- The patient of before may have had no phone.
  insert into message (appointment_id, kind, sequence, due_at, expires_at)
    select p_appointment.id, o.kind, p_appointment.sequence, o.due_at, o.expires_at
    from schedule s, due_messages(p_appointment, s.time_zone, p_now) o
    where s.id = p_appointment.schedule_id
      and o.kind in ('day_before', 'hours_before', 'feedback')
    on conflict (appointment_id, kind, sequence) do nothing;
  if not p_repeats_notices then return; end if;
  -- A raised claim ends that of a worker which is sending the message to the old phone.
  update message m set state = 'waiting', due_at = p_now, claim = m.claim + 1, attempts = 0, reason = null,
      settled_at = null, first_attempt_at = null, is_unanswered = false, done_at = null, done_by = null
    where m.appointment_id = p_appointment.id and m.sequence = p_appointment.sequence
      and m.kind in ('moved', 'choice') and m.state <> 'dropped';
  insert into message as m (appointment_id, kind, sequence, due_at, expires_at)
    select p_appointment.id, 'confirmation', p_appointment.sequence, p_now, p_appointment.starts_at
    where p_appointment.source <> 'import' and not exists (
      select from message w
      where w.appointment_id = p_appointment.id and w.kind = 'moved'
        and w.sequence = p_appointment.sequence and w.state = 'waiting')
    on conflict (appointment_id, kind, sequence) do update set state = 'waiting', due_at = p_now,
      claim = m.claim + 1, attempts = 0, reason = null, settled_at = null, first_attempt_at = null,
      is_unanswered = false, done_at = null, done_by = null;
  -- The link says it.
  if has_waiting_link(p_appointment) then
    update message m set state = 'dropped', reason = 'superseded', settled_at = p_now
      where m.appointment_id = p_appointment.id and m.kind = 'corrected' and m.state = 'waiting';
  end if;
end $$;

-- Returns true while a message with the link to an appointment waits.
create or replace function has_waiting_link(p_appointment appointment) returns boolean
language sql stable as $$
  select exists (
    select from message m
    where m.appointment_id = p_appointment.id and m.sequence = p_appointment.sequence
      and m.kind in ('confirmation', 'moved') and m.state = 'waiting')
$$;
