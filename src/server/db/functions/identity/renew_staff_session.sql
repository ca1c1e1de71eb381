-- Renews a session of a staff site and adds an access token to it. p_count is the number of renewals before the
-- renewal token was issued. outcome is
--   renewed   the token was current, and is replaced
--   repeated  another tab has used the token since p_grace_from, so its replacement is issued again
--   reused    the token was used long before: it was copied, and the session is ended
--   unknown   the site has no such session
create or replace function renew_staff_session(
  p_staff_site text, p_renewal_hash text, p_count integer, p_token_hash text, p_token_expires_at timestamptz,
  p_now timestamptz, p_grace_from timestamptz,
  out outcome renewal_outcome, out session_id integer
) language plpgsql as $$
declare
  v_session staff_session;
begin
  select * into v_session from staff_session s
    where s.renewal_hash = p_renewal_hash and s.staff_site = p_staff_site and s.expires_at > p_now
    for update;
  session_id := v_session.id;
  if not found then
    outcome := 'unknown';
    return;
  elsif v_session.renewal_count = p_count then
    outcome := 'renewed';
  elsif v_session.renewal_count = p_count + 1 and v_session.renewed_at > p_grace_from then
    outcome := 'repeated';
  else
    outcome := 'reused';
    delete from staff_session s where s.id = v_session.id;
    perform record_staff_event(
      v_session.staff_user_id, 'session_ended', p_now, '{"reason": "renewal_reused"}');
    return;
  end if;
  update staff_session s
    set renewal_count = p_count + 1, last_seen_at = p_now,
      renewed_at = case outcome when 'renewed' then p_now else s.renewed_at end
    where s.id = v_session.id;
  insert into staff_access_token (token_hash, staff_session_id, expires_at)
    values (p_token_hash, v_session.id, least(p_token_expires_at, v_session.expires_at));
end $$;
