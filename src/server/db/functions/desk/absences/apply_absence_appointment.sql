-- Applies the decision about one appointment of an absence, in its own transaction: a killed worker rolls back,
-- and the next run repeats it. An appointment that was moved or cancelled since the absence was entered, or
-- whose patient has arrived, is skipped. If the alternative is no longer held, the patient is sent a choice
-- instead, and one who gets no messages any more is called.
create or replace function apply_absence_appointment(
  p_absence integer, p_appointment bigint, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_absence absence;
  v_appointment appointment;
  v_proposal text;
  v_sequence integer;
  v_token text;
  v_outcome text;
  v_zone text;
begin
  -- Waits for end_absence, which locks the absence.
  select * into v_absence from absence b
    where b.id = p_absence and b.ended_at is null and b.apply_at <= p_now for share;
  if not found then return; end if;
  perform lock_alternative_offers(p_appointment);
  select * into v_appointment from appointment a where a.id = p_appointment for update;
  select v.proposal, v.sequence into v_proposal, v_sequence from absence_appointment v
    where v.absence_id = p_absence and v.appointment_id = p_appointment and v.outcome is null
    for no key update;
  if not found then return; end if;
  perform attribute_changes(v_absence.confirmed_by);
  if v_sequence <> v_appointment.sequence or not is_displaced(v_appointment)
    or v_appointment.attendance <> 'expected' or v_appointment.starts_at <= p_now then
    v_outcome := 'skipped';
  elsif v_proposal = 'call' then
    v_outcome := 'call';
  elsif v_proposal = 'cancel' then
    perform cancel_at_desk(p_appointment, 'clinic', '', p_now, v_absence.confirmed_by, null);
    v_outcome := 'cancelled';
  elsif v_proposal in ('same_doctor', 'colleague') then
    select h.token_hash into v_token
      from absence_alternative o join slot_hold h on h.token_hash = o.token_hash
      join schedule s on s.id = h.schedule_id
      where o.appointment_id = p_appointment
        and (s.doctor_id = v_appointment.doctor_id) = (v_proposal = 'same_doctor')
      order by h.starts_at limit 1;
    if take_alternative(v_appointment, v_token, p_now) then v_outcome := 'moved'; end if;
  end if;
  if v_outcome in ('moved', 'cancelled') then
    -- Sent after the quiet hours, unless the appointment starts less than three hours after them.
    update message m
      set due_at = choice_due_at(
        m.due_at, least(v_appointment.starts_at, a.starts_at), s.time_zone)
      from appointment a join schedule s on s.id = a.schedule_id
      where a.id = p_appointment and m.appointment_id = a.id and m.state = 'waiting'
        and m.kind in ('moved', 'cancelled');
  end if;
  if v_outcome is null and not v_appointment.notify then v_outcome := 'call'; end if;
  if v_outcome is null then
    select s.time_zone into v_zone from schedule s where s.id = v_appointment.schedule_id;
    insert into message as m (appointment_id, kind, sequence, due_at, expires_at)
      values (p_appointment, 'choice', v_appointment.sequence,
        choice_due_at(p_now, v_appointment.starts_at, v_zone), v_appointment.starts_at)
      -- The patient was told of an earlier absence, which has ended.
      on conflict (appointment_id, kind, sequence) do update
        set state = 'waiting', due_at = excluded.due_at, expires_at = excluded.expires_at,
          attempts = 0, first_attempt_at = null, is_unanswered = false, reason = null,
          settled_at = null, delivered_at = null, done_at = null, done_by = null
        where m.state in ('sent', 'delivered', 'dropped', 'failed');
    v_outcome := 'told';
  end if;
  update absence_appointment v set outcome = v_outcome
    where v.absence_id = p_absence and v.appointment_id = p_appointment;
end $$;
