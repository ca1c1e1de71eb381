-- Notifies the open desks of the doctors whose appointments have changed. PostgreSQL sends equal
-- notifications of a transaction once.
create or replace function notify_desk_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk_changed', new.doctor_id::text);
  if tg_op = 'UPDATE' and old.doctor_id <> new.doctor_id then
    perform pg_notify('desk_changed', old.doctor_id::text);
  end if;
  return null;
end $$;
