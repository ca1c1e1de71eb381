-- Makes every process reload its search documents when `search_doc` is truncated, as before loading demo data.
create or replace function notify_search_truncated() returns trigger language plpgsql as $$
begin
  perform pg_notify('search_changed', 'all');
  return null;
end $$;

-- Tells processes that changes wait in `search_queue`; the first one indexes them.
create or replace function notify_search_queued() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform pg_notify('search_queued', ''); end if;
  return null;
end $$;
