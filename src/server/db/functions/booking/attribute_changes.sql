-- Names who makes the changes of appointments that follow in the transaction, and why the patient gets
-- no message about them; null sends it. Every function that changes appointments calls this first, with
-- its own parameters. The triggers that record events and queue messages read it: they see only the row,
-- which has no place for it, and no change can forget them.
create or replace function attribute_changes(
  p_actor text, p_address_hash text default null, p_silent_reason text default null
) returns void language plpgsql as $$
begin
  perform set_config('vizit.actor', coalesce(p_actor, ''), true),
    set_config('vizit.address_hash', coalesce(p_address_hash, ''), true),
    set_config('vizit.silent_reason', coalesce(p_silent_reason, ''), true);
end $$;
