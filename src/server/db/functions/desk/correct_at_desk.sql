-- Corrects what is known of the patient of an appointment. p_from is what the desk has seen, p_to what is right:
-- given_name, surname, phone, insurance and additional_fields. A new phone is a new version with the link p_hash: the
-- old link may have gone to a stranger. p_notify tells if the phone gets messages. The same correction again is
-- `done` and changes nothing: a desk that got no response repeats it. outcome is `done`, or
--   unknown    there is no such appointment, or it was erased
--   cancelled
--   changed    the appointment no longer has p_from
create or replace function correct_at_desk(
  p_appointment bigint, p_from jsonb, p_to jsonb, p_notify boolean, p_hash text, p_now timestamptz,
  p_actor text, p_silent_reason text, out outcome desk_correction_outcome
) language plpgsql as $$
declare
  v_appointment appointment;
  v_stored jsonb;
  v_has_new_phone boolean;
begin
  select * into v_appointment from appointment a where a.id = p_appointment for update;
  outcome := 'unknown';
  if not found or v_appointment.erased_at is not null then return; end if;
  outcome := 'cancelled';
  if v_appointment.status = 'cancelled' then return; end if;
  v_stored := jsonb_build_object(
    'given_name', v_appointment.client_name, 'surname', v_appointment.client_surname,
    'phone', v_appointment.client_phone, 'insurance', v_appointment.insurance_id,
    'additional_fields', v_appointment.additional_fields);
  outcome := 'done';
  if v_stored = p_to then return; end if;
  outcome := 'changed';
  if v_stored <> p_from then return; end if;
  v_has_new_phone := v_appointment.client_phone <> p_to ->> 'phone';
  perform attribute_changes(p_actor, null, case when v_has_new_phone then p_silent_reason end);
  update appointment a set client_name = p_to ->> 'given_name', client_surname = p_to ->> 'surname',
      client_phone = p_to ->> 'phone', insurance_id = (p_to ->> 'insurance')::integer,
      additional_fields = p_to -> 'additional_fields', changed_at = p_now,
      notify = case when v_has_new_phone then p_notify else a.notify end,
      hash = case when v_has_new_phone then p_hash else a.hash end,
      sequence = a.sequence + v_has_new_phone::integer
    where a.id = p_appointment;
  outcome := 'done';
end $$;
