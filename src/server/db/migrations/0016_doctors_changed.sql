-- Says whose times, prices or ratings have changed, to every process that keeps pages which show
-- them (docs/adr/0019-pages-are-kept.md): ids with commas between, or nothing where they are many.
-- PostgreSQL sends it at the commit, once for all that a transaction says alike.

create function say_doctors_changed(p_doctors integer[]) returns void
language plpgsql as $$
begin
  if p_doctors is null then return; end if;
  perform pg_notify('doctors_changed', case
    when cardinality(p_doctors) <= 200 then array_to_string(p_doctors, ',') else '' end);
end $$;

create function schedule_days_changed() returns trigger language plpgsql as $$
begin
  perform say_doctors_changed((
    select array_agg(distinct s.doctor_id)
    from changed c join schedule s on s.id = c.schedule_id));
  return null;
end $$;
create trigger schedule_days_changed after update on schedule_day
  referencing new table as changed
  for each statement execute function schedule_days_changed();

create function doctors_changed() returns trigger language plpgsql as $$
begin
  perform say_doctors_changed((select array_agg(c.id) from changed c));
  return null;
end $$;
create trigger doctors_changed after update on doctor
  referencing new table as changed
  for each statement execute function doctors_changed();

create function doctor_services_changed() returns trigger language plpgsql as $$
begin
  perform say_doctors_changed((select array_agg(distinct c.doctor_id) from changed c));
  return null;
end $$;
create trigger doctor_services_added after insert on doctor_service
  referencing new table as changed
  for each statement execute function doctor_services_changed();
create trigger doctor_services_changed after update on doctor_service
  referencing new table as changed
  for each statement execute function doctor_services_changed();
create trigger doctor_services_removed after delete on doctor_service
  referencing old table as changed
  for each statement execute function doctor_services_changed();
