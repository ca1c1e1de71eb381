-- Rejects every change of an event, and deletions except by delete_old_events and
-- delete_old_staff_events. It guards against mistakes only: the owner can drop the trigger.
create or replace function forbid_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    and old.at < nullif(current_setting('vizit.delete_events_before', true), '')::timestamptz
  then return old; end if;
  raise exception 'a row of % can be neither changed nor deleted', tg_table_name;
end $$;
