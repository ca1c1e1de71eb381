create or replace function notify_reference_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_changed', '');
  return null;
end $$;
