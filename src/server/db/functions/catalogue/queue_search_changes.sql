-- Triggers that queue changed entities for indexing. They read the changed rows, before or after
-- the change, from the transition table `changed`.

-- The type is the argument of the trigger.
create or replace function queue_search_entities() returns trigger language plpgsql as $$
begin
  insert into search_queue (type, entity_id) select tg_argv[0], id from changed;
  return null;
end $$;

-- The words of a category find its procedures.
create or replace function queue_search_categories() returns trigger language plpgsql as $$
begin
  insert into search_queue (type, entity_id)
  select 'Services', s.id from new_rows n join old_rows o using (id)
  join service s on s.category_id = n.id
  where n.alternate_names is distinct from o.alternate_names;
  return null;
end $$;

create or replace function queue_search_doctors() returns trigger language plpgsql as $$
begin
  insert into search_queue (type, entity_id)
  select 'Doctors', id from new_rows n join old_rows o using (id)
  where (n.slug, n.names, n.feedback_sum, n.is_active)
    is distinct from (o.slug, o.names, o.feedback_sum, o.is_active);
  return null;
end $$;

create or replace function queue_search_branches() returns trigger language plpgsql as $$
begin
  insert into search_queue (type, entity_id) select distinct 'Clinics', clinic_id from changed;
  return null;
end $$;

create or replace function queue_search_cities() returns trigger language plpgsql as $$
begin
  insert into search_queue (type, entity_id)
  select distinct 'Clinics', b.clinic_id from new_rows n join old_rows o using (id)
  join clinic_branch b on b.city_id = n.id
  where n.is_active <> o.is_active;
  return null;
end $$;

create or replace function queue_search_listings() returns trigger language plpgsql as $$
begin
  insert into search_queue (type, entity_id)
  select distinct 'Doctors', doctor_id from changed
  union all select distinct 'Services', service_id from changed
  union all select distinct 'Clinics', clinic_id from changed;
  return null;
end $$;
