-- Moves an appointment to a time that is held for it, and releases the other times. The caller must have
-- locked the offers of the alternatives and the appointment. Returns false when the time is no longer held.
create or replace function take_alternative(
  p_appointment appointment, p_token text, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  v_tokens text[];
  v_hold slot_hold;
  v_offer integer;
  v_doctors integer[];
  v_starts timestamptz[];
  v_ends timestamptz[];
begin
  v_tokens := array(
    select h.token_hash from slot_hold h
    join absence_alternative o on o.token_hash = h.token_hash
    where o.appointment_id = p_appointment.id
    order by h.token_hash for update of h);
  select * into v_hold from slot_hold h
    where h.token_hash = p_token and h.token_hash = any (v_tokens) and h.expires_at > p_now;
  if not found then return false; end if;
  select o.doctor_service_id into v_offer from absence_alternative o where o.token_hash = p_token;
  with released as (
    delete from slot_hold h where h.token_hash = any (v_tokens) returning h.*)
  select array_agg(s.doctor_id), array_agg(r.starts_at), array_agg(r.ends_at)
    into v_doctors, v_starts, v_ends
    from released r join schedule s on s.id = r.schedule_id;
  v_doctors := v_doctors || p_appointment.doctor_id;
  v_starts := v_starts || p_appointment.starts_at;
  v_ends := v_ends || p_appointment.ends_at;
  perform lock_doctor_days(v_doctors, v_starts, v_ends);
  perform set_appointment_time(p_appointment.id, v_offer, v_hold.schedule_id, v_hold.starts_at,
    v_hold.ends_at, false, p_now);
  perform refresh_doctor_days(v_doctors, v_starts, v_ends, p_now);
  return true;
end $$;

-- Moves an appointment to the time that its patient chose among those held. outcome is `done`, an error of
-- change_error, `overlap` if the patient has another appointment at that time, or `taken` if the time is no
-- longer held. A repeated request returns `done`.
create or replace function choose_alternative(
  p_appointment bigint, p_hash text, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_actor text, p_address_hash text, out outcome alternative_outcome
) language plpgsql as $$
declare
  v_appointment appointment;
  v_token text;
  v_ends_at timestamptz;
begin
  perform attribute_changes(p_actor, p_address_hash);
  perform lock_alternative_offers(p_appointment);
  select * into v_appointment from appointment a
    where a.id = p_appointment and a.hash = p_hash for update;
  outcome := change_error(v_appointment, p_now);
  if outcome is not null then return; end if;
  outcome := 'done';
  if v_appointment.schedule_id = p_schedule and v_appointment.starts_at = p_starts_at then return; end if;
  select h.token_hash, h.ends_at into v_token, v_ends_at
    from absence_alternative o join slot_hold h on h.token_hash = o.token_hash
    where o.appointment_id = p_appointment and h.schedule_id = p_schedule
      and h.starts_at = p_starts_at;
  outcome := 'overlap';
  perform lock_phone(v_appointment.client_phone);
  if has_overlapping_appointment(
    v_appointment.client_phone,
    normalize_patient_name(v_appointment.client_name, v_appointment.client_surname), p_schedule,
    p_starts_at, v_ends_at, p_appointment)
  then return; end if;
  outcome := case when is_displaced(v_appointment) and take_alternative(v_appointment, v_token, p_now)
    then 'done' else 'taken' end;
end $$;

-- Locks the offers of the times that are held for an appointment. Offers are locked before appointments, as in
-- merges of services.
create or replace function lock_alternative_offers(p_appointment bigint) returns void
language plpgsql as $$
begin
  perform from doctor_service ds
    where ds.id in (
      select o.doctor_service_id from absence_alternative o where o.appointment_id = p_appointment)
    order by ds.id for key share;
end $$;
