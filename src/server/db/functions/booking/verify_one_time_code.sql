-- Verifies the code that this network requested. If it requested none, as when a phone has changed
-- from one network to another, verifies the latest code of the phone, with fewer attempts. The row
-- lock serializes guesses, so that concurrent ones cannot exceed p_max_wrong. outcome is
--   right     the code is deleted
--   wrong     the attempt is counted
--   exhausted too many wrong attempts: only a new code helps
--   expired   there is no live code
create or replace function verify_one_time_code(
  p_phone_hash text, p_requester_hash text, p_code_hash text, p_now timestamptz,
  p_max_wrong integer, p_max_wrong_of_others integer,
  out outcome code_outcome
) language plpgsql as $$
declare
  v_code one_time_code;
  v_is_other boolean;
begin
  select * into v_code from one_time_code c
    where c.phone_hash = p_phone_hash and c.expires_at > p_now
    order by c.requester_hash = p_requester_hash desc, c.expires_at desc
    limit 1 for update;
  v_is_other := v_code.requester_hash <> p_requester_hash;
  if not found then
    outcome := 'expired';
  elsif v_code.wrong_attempts >= p_max_wrong
    or v_is_other and v_code.wrong_attempts_of_others >= p_max_wrong_of_others then
    outcome := 'exhausted';
  elsif v_code.code_hash = p_code_hash then
    delete from one_time_code c
      where c.phone_hash = p_phone_hash and c.requester_hash = v_code.requester_hash;
    outcome := 'right';
  else
    update one_time_code c set
        wrong_attempts = c.wrong_attempts + 1,
        wrong_attempts_of_others = c.wrong_attempts_of_others + v_is_other::integer
      where c.phone_hash = p_phone_hash and c.requester_hash = v_code.requester_hash;
    outcome := case
      when v_code.wrong_attempts + 1 >= p_max_wrong
        or v_is_other and v_code.wrong_attempts_of_others + 1 >= p_max_wrong_of_others
      then 'exhausted' else 'wrong' end;
  end if;
end $$;
