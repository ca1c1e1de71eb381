-- Makes every process clear its search documents. They are truncated before demo data is loaded.
create or replace function notify_search_truncated() returns trigger language plpgsql as $$
begin
  perform pg_notify('search_changed', 'all');
  return null;
end $$;

create or replace function notify_search_queued() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform pg_notify('search_queued', ''); end if;
  return null;
end $$;
