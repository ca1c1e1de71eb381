-- What can be searched for, one row per thing and city. A projection of doctors, clinics and
-- services; index_search_docs writes it, a moment after what it projects has changed. Every node
-- holds the words of it in memory and reads on from the last version it knows, on NOTIFY
-- search_changed.

create table search_doc (
  id bigint generated always as identity primary key,
  city_id integer not null,
  type text not null check (type in ('Doctors', 'Clinics', 'Specialties', 'Services')),
  -- of the doctor, clinic or service
  entity_id integer not null,
  slug text not null,
  titles jsonb not null,
  -- further names it is found by, a list of texts like titles
  aliases jsonb not null,
  -- popularity, compared within a type only
  weight integer not null,
  -- grows with every write; writers take turns, so that versions are committed in their order
  version bigint not null,
  -- set when there is no such thing any more, for the nodes to hear of it
  gone_at timestamptz,
  unique (type, entity_id, city_id)
);
create index search_doc_version on search_doc (version, id);
create index search_doc_gone on search_doc (gone_at) where gone_at is not null;

create sequence search_version;

-- Things whose rows are to be written anew. The same thing may be here many times, so that whoever
-- changes it waits for nobody.
create table search_dirty (
  id bigint generated always as identity primary key,
  type text not null check (type in ('Doctors', 'Clinics', 'Services')),
  entity_id integer not null
);

-- The rows as they should be. A doctor is in every city they receive in, a clinic in every city it
-- has a branch in, a service in every city where a doctor offers it. Asked for by source_type and
-- entity_id, each branch is found by an index.
create view search_doc_source as
select 'Doctors' as source_type, 'Doctors' as type, d.id as entity_id, c.city_id, d.slug,
  d.names as titles, '[]'::jsonb as aliases, d.feedback_sum as weight
from doctor d
cross join lateral (
  select distinct l.city_id from doctor_listing l where l.doctor_id = d.id and l.is_active) c
where d.is_active
union all
select 'Clinics', 'Clinics', k.id, b.city_id, k.slug, k.names,
  coalesce(
    jsonb_agg(distinct b.names) filter (where b.names is distinct from k.names), '[]'),
  (select count(distinct s.doctor_id)::integer from schedule s
    join clinic_branch o on o.id = s.clinic_branch_id
    where o.clinic_id = k.id and o.city_id = b.city_id)
from clinic k
join clinic_branch b on b.clinic_id = k.id
group by k.id, b.city_id
union all
select 'Services', case s.type when 'procedure' then 'Services' else 'Specialties' end, s.id, c.id,
  s.slug, s.names,
  case when s.alternate_names is null then '[]' else jsonb_build_array(s.alternate_names) end,
  s.popularity
from service s
join city c on exists (
  select from doctor_listing l
  where l.city_id = c.id and l.service_id = s.id and l.is_active);

create index clinic_branch_clinic on clinic_branch (clinic_id);

-- Brings up to p_limit entries of search_dirty into search_doc; answers how many there were, or -1
-- while another session is at it. Each statement sees what was committed when it began, so what a
-- queued change changed is always seen, and what changes later is queued again.
create function index_search_docs(p_limit integer) returns integer language plpgsql as $$
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
      delete from search_dirty where id in (select id from search_dirty order by id limit p_limit)
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
        weight = excluded.weight, version = excluded.version, gone_at = null
      where (d.slug, d.titles, d.aliases, d.weight, d.gone_at)
        is distinct from (excluded.slug, excluded.titles, excluded.aliases, excluded.weight, null)
      returning 1
    ), gone as (
      update search_doc d set version = v_version, gone_at = now()
      where d.entity_id = any (v_entities) and d.gone_at is null
        -- a service that becomes a procedure leaves one type for another
        and d.type = any (case v_type
          when 'Services' then array['Services', 'Specialties'] else array[v_type] end)
        and not exists (
          select from source s
          where s.type = d.type and s.entity_id = d.entity_id and s.city_id = d.city_id)
      returning 1
    )
    select (select count(*) from written) + (select count(*) from gone) into v_rows;
    v_written := v_written + v_rows;
  end loop;
  if v_written > 0 then
    -- Long after every node has heard of them.
    delete from search_doc where gone_at < now() - interval '2 days';
    perform pg_notify('search_changed', '');
  end if;
  return v_taken;
end $$;

-- Makes everybody else wait with index_search_docs until the end of the transaction. Whoever empties
-- what it reads begins with this: it would else wait for tables that are locked already, holding
-- what is waited for here.
create function hold_search_docs() returns void language sql as $$
  select pg_advisory_xact_lock(7305002)
$$;

-- Data that is loaded anew leaves nothing of what the nodes know.
create function search_doc_emptied() returns trigger language plpgsql as $$
begin
  perform pg_notify('search_changed', 'all');
  return null;
end $$;
create trigger search_doc_emptied after truncate on search_doc
  for each statement execute function search_doc_emptied();

create function search_dirty_added() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform pg_notify('search_dirty', ''); end if;
  return null;
end $$;
create trigger search_dirty_added after insert on search_dirty
  referencing new table as added
  for each statement execute function search_dirty_added();

-- A trigger for several events cannot see the changed rows of all of them at once, hence one for
-- each event. `type` is the trigger's argument, the rows are those before or after the change.

create function search_entity_changed() returns trigger language plpgsql as $$
begin
  insert into search_dirty (type, entity_id) select tg_argv[0], id from changed;
  return null;
end $$;

create function search_doctor_updated() returns trigger language plpgsql as $$
begin
  insert into search_dirty (type, entity_id)
  select 'Doctors', id from after_it n join before_it o using (id)
  where (n.slug, n.names, n.feedback_sum, n.is_active)
    is distinct from (o.slug, o.names, o.feedback_sum, o.is_active);
  return null;
end $$;

create function search_branch_changed() returns trigger language plpgsql as $$
begin
  insert into search_dirty (type, entity_id) select distinct 'Clinics', clinic_id from changed;
  return null;
end $$;

create function search_listing_changed() returns trigger language plpgsql as $$
begin
  insert into search_dirty (type, entity_id)
  select distinct 'Doctors', doctor_id from changed
  union all select distinct 'Services', service_id from changed
  union all select distinct 'Clinics', clinic_id from changed;
  return null;
end $$;

-- A doctor who has just come is in no listing yet, and one who goes leaves all of them first.
create trigger search_doctor_updated after update on doctor
  referencing old table as before_it new table as after_it
  for each statement execute function search_doctor_updated();

create trigger search_clinic_added after insert on clinic referencing new table as changed
  for each statement execute function search_entity_changed('Clinics');
create trigger search_clinic_updated after update on clinic referencing new table as changed
  for each statement execute function search_entity_changed('Clinics');
create trigger search_clinic_removed after delete on clinic referencing old table as changed
  for each statement execute function search_entity_changed('Clinics');

create trigger search_branch_added after insert on clinic_branch referencing new table as changed
  for each statement execute function search_branch_changed();
create trigger search_branch_updated after update on clinic_branch referencing new table as changed
  for each statement execute function search_branch_changed();
create trigger search_branch_left after update on clinic_branch referencing old table as changed
  for each statement execute function search_branch_changed();
create trigger search_branch_removed after delete on clinic_branch referencing old table as changed
  for each statement execute function search_branch_changed();

create trigger search_service_added after insert on service referencing new table as changed
  for each statement execute function search_entity_changed('Services');
create trigger search_service_updated after update on service referencing new table as changed
  for each statement execute function search_entity_changed('Services');
create trigger search_service_removed after delete on service referencing old table as changed
  for each statement execute function search_entity_changed('Services');

create trigger search_listing_added after insert on doctor_listing
  referencing new table as changed for each statement execute function search_listing_changed();
create trigger search_listing_updated after update on doctor_listing
  referencing new table as changed for each statement execute function search_listing_changed();
create trigger search_listing_left after update on doctor_listing
  referencing old table as changed for each statement execute function search_listing_changed();
create trigger search_listing_removed after delete on doctor_listing
  referencing old table as changed for each statement execute function search_listing_changed();

-- What was there before.
insert into search_dirty (type, entity_id)
select 'Doctors', id from doctor
union all select 'Clinics', id from clinic
union all select 'Services', id from service;
