-- Sets the actor of the events that the rest of the transaction records. Returns its first
-- argument, so that it can wrap an argument of another function and run before that function.
create or replace function set_actor(p_value text, p_actor text, p_address_hash text) returns text
language plpgsql as $$
begin
  perform set_config('vizit.actor', p_actor, true),
    set_config('vizit.address_hash', p_address_hash, true);
  return p_value;
end $$;

-- Keeps the rest of the transaction from queueing a message about the change, for a reason that its
-- event names; null sends the message. Returns the reason.
create or replace function set_silent(p_reason text) returns text language plpgsql as $$
begin
  perform set_config('vizit.silent_reason', coalesce(p_reason, ''), true);
  return p_reason;
end $$;
