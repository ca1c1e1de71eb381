-- Begins an attempt to send a message, unless its phone has had p_max messages in the 24 hours before p_now, or
-- p_hits exceed one of their limits (see count_hits). outcome is
--   begun    an attempt
--   lost     another worker has claimed the message
--   limited  until retry_at; refused is the index of the hit, null for the limit of the phone
-- A lock serializes the messages of one phone. A message is counted once until it is sent again: a further attempt
-- after a failure is not limited. The limit of the phone is against strangers: the first sending of a message about
-- what staff did neither needs nor takes a place of it (see messages_allowed_at).
create or replace function begin_message_attempt(
  p_appointment bigint, p_kind text, p_sequence integer, p_claim integer, p_now timestamptz,
  p_is_unconfirmed_resend boolean, p_max integer, p_hits jsonb,
  out outcome attempt_outcome, out attempts integer, out retry_at timestamptz, out refused integer
) language plpgsql as $$
declare
  v_phone text;
  v_is_counted boolean;
  v_is_free boolean;
  v_counted timestamptz[];
begin
  select a.client_phone into v_phone from appointment a where a.id = p_appointment;
  perform pg_advisory_xact_lock(hashtextextended('messages of ' || v_phone, 0));
  -- The first sending keeps its position.
  select m.first_attempt_at is not null and c.is_recent, m.counted_at = '{}' and is_by_staff(m, a), c.counted
    into v_is_counted, v_is_free, v_counted
    from message m
    join appointment a on a.id = m.appointment_id
    cross join lateral (
      select coalesce(bool_or(u.at > p_now - interval '24 hours'), false) as is_recent,
        coalesce(array_agg(u.at order by u.position)
          filter (where u.position = 1 or u.at > p_now - interval '24 hours'), '{}') as counted
      from unnest(m.counted_at) with ordinality u (at, position)) c
    where m.appointment_id = p_appointment and m.kind = p_kind and m.sequence = p_sequence;
  if not v_is_counted then
    if not v_is_free then retry_at := messages_allowed_at(v_phone, p_now, p_max); end if;
    if retry_at is null then
      select c.refused, c.retry_at into refused, retry_at from count_hits(p_hits, p_now) c;
    end if;
    v_counted := v_counted || p_now;
  end if;
  if retry_at is not null then
    outcome := 'limited';
    return;
  end if;
  update message m set attempts = m.attempts + 1, first_attempt_at = coalesce(m.first_attempt_at, p_now),
      counted_at = v_counted, is_unanswered = true,
      unconfirmed_resends = m.unconfirmed_resends + p_is_unconfirmed_resend::integer
    where m.appointment_id = p_appointment and m.kind = p_kind and m.sequence = p_sequence
      and m.claim = p_claim and m.state = 'sending'
    returning m.attempts into begin_message_attempt.attempts;
  outcome := case when found then 'begun' else 'lost' end;
  if outcome = 'lost' and not v_is_counted then perform uncount_hits(p_hits, p_now); end if;
end $$;
