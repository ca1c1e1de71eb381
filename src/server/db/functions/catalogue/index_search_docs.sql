-- Indexes up to p_limit entries of search_queue into search_doc. Returns their number, or -1 while
-- another session is indexing. Each statement sees what was committed when it began, so a queued
-- change is always seen, and a later one is queued again.
create or replace function index_search_docs(p_limit integer) returns integer language plpgsql as $$
declare
  v_version bigint;
  v_taken integer := 0;
  v_written integer := 0;
  v_rows integer;
  v_type text;
  v_entities integer[];
begin
  -- Held until the end of the transaction: a version is committed before the next one begins.
  if not pg_try_advisory_xact_lock(7305002) then return -1; end if;
  v_version := nextval('search_version');
  for v_type, v_entities, v_rows in
    with taken as (
      delete from search_queue where id in (select id from search_queue order by id limit p_limit)
      returning type, entity_id)
    select type, array_agg(distinct entity_id), count(*) from taken group by type
  loop
    v_taken := v_taken + v_rows;
    with source as materialized (
      select * from search_doc_source
      where source_type = v_type and entity_id = any (v_entities)
    ), written as (
      insert into search_doc as d
        (city_id, type, entity_id, slug, titles, aliases, weight, version)
      select city_id, type, entity_id, slug, titles, aliases, weight, v_version from source
      on conflict (type, entity_id, city_id) do update set
        slug = excluded.slug, titles = excluded.titles, aliases = excluded.aliases,
        weight = excluded.weight, version = excluded.version, removed_at = null
      where (d.slug, d.titles, d.aliases, d.weight, d.removed_at)
        is distinct from (excluded.slug, excluded.titles, excluded.aliases, excluded.weight, null)
      returning 1
    ), removed as (
      update search_doc d set version = v_version, removed_at = now()
      where d.entity_id = any (v_entities) and d.removed_at is null
        -- a service that becomes a procedure leaves one type for another
        and d.type = any (case v_type
          when 'Services' then array['Services', 'Specialties'] else array[v_type] end)
        and not exists (
          select from source s
          where s.type = d.type and s.entity_id = d.entity_id and s.city_id = d.city_id)
      returning 1
    )
    select (select count(*) from written) + (select count(*) from removed) into v_rows;
    v_written := v_written + v_rows;
  end loop;
  if v_written > 0 then
    -- By then every process has read the removals.
    delete from search_doc where removed_at < now() - interval '2 days';
    perform pg_notify('search_changed', '');
  end if;
  return v_taken;
end $$;

-- Blocks index_search_docs until the end of the transaction. A transaction that truncates the tables
-- it reads begins with this: otherwise each would wait for a lock that the other holds.
create or replace function lock_search_index() returns void language sql as $$
  select pg_advisory_xact_lock(7305002)
$$;
