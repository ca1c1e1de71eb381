-- Begins an attempt to send a message, unless its phone has had p_max messages in the
-- 24 hours before p_now. outcome is `begun`, `lost` when another worker has claimed it, or `limited`
-- until retry_at. A lock serializes the messages of one phone.
create or replace function begin_message_attempt(
  p_appointment bigint, p_kind text, p_sequence integer, p_claim integer, p_now timestamptz,
  p_is_unconfirmed_resend boolean, p_max integer,
  out outcome text, out attempts integer, out retry_at timestamptz
) language plpgsql as $$
declare
  v_phone text;
begin
  select a.client_phone into v_phone from appointment a where a.id = p_appointment;
  perform pg_advisory_xact_lock(hashtextextended('messages of ' || v_phone, 0));
  select (array_agg(m.first_attempt_at order by m.first_attempt_at desc))[p_max] + interval '24 hours' into retry_at
    from appointment a join message m on m.appointment_id = a.id
    where a.client_phone = v_phone and a.client_phone <> ''
      and m.first_attempt_at > p_now - interval '24 hours'
      and (m.appointment_id, m.kind, m.sequence) <> (p_appointment, p_kind, p_sequence);
  if retry_at is not null then
    outcome := 'limited';
    return;
  end if;
  update message m set attempts = m.attempts + 1, first_attempt_at = coalesce(m.first_attempt_at, p_now),
      is_unanswered = true, unconfirmed_resends = m.unconfirmed_resends + p_is_unconfirmed_resend::integer
    where m.appointment_id = p_appointment and m.kind = p_kind and m.sequence = p_sequence
      and m.claim = p_claim and m.state = 'sending'
    returning m.attempts into begin_message_attempt.attempts;
  outcome := case when found then 'begun' else 'lost' end;
end $$;
