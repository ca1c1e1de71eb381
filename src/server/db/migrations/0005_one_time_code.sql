-- The one live code of a phone. Neither the code nor the phone is here in the clear: both are
-- keyed hashes, so that a stolen table opens nothing.
create table one_time_code (
  phone_hash text primary key,
  code_hash text not null,
  expires_at timestamptz not null,
  wrong_attempts smallint not null default 0
);
create index one_time_code_expiry on one_time_code (expires_at);

-- Hits of a limited action in a fixed window of time; subject is a keyed hash of a phone or an
-- address, or a country prefix.
create table rate_limit (
  action text not null,
  subject text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (action, subject, window_start)
);
create index rate_limit_age on rate_limit (window_start);

-- Tries a code. The row lock makes guesses queue, so that no burst gets more than p_most_wrong.
--   right     the code is spent
--   wrong     one attempt fewer
--   exhausted too many wrong attempts: only a new code helps
--   expired   there is no live code
create function try_one_time_code(
  p_phone_hash text, p_code_hash text, p_now timestamptz, p_most_wrong integer,
  out outcome text
) language plpgsql as $$
declare
  v_code one_time_code;
begin
  select * into v_code from one_time_code c where c.phone_hash = p_phone_hash for update;
  if not found or v_code.expires_at <= p_now then
    outcome := 'expired';
  elsif v_code.wrong_attempts >= p_most_wrong then
    outcome := 'exhausted';
  elsif v_code.code_hash = p_code_hash then
    delete from one_time_code c where c.phone_hash = p_phone_hash;
    outcome := 'right';
  else
    update one_time_code c set wrong_attempts = c.wrong_attempts + 1
      where c.phone_hash = p_phone_hash;
    outcome := case when v_code.wrong_attempts + 1 >= p_most_wrong
      then 'exhausted' else 'wrong' end;
  end if;
end $$;
