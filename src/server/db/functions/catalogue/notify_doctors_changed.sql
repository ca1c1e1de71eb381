-- Notifies every process of doctors whose free slots, prices or ratings have changed, so that it
-- invalidates their cached pages (ADR 19). The payload is ids joined by commas, or empty for more
-- than 200. PostgreSQL sends it at commit, and sends equal notifications of a transaction once.
create or replace function notify_doctors_changed(p_doctors integer[]) returns void
language plpgsql as $$
begin
  if p_doctors is null then return; end if;
  perform pg_notify('doctors_changed', case
    when cardinality(p_doctors) <= 200 then array_to_string(p_doctors, ',') else '' end);
end $$;

create or replace function notify_schedule_days_changed() returns trigger language plpgsql as $$
begin
  perform notify_doctors_changed((
    select array_agg(distinct s.doctor_id)
    from changed c join schedule s on s.id = c.schedule_id));
  return null;
end $$;

create or replace function notify_doctors_updated() returns trigger language plpgsql as $$
begin
  perform notify_doctors_changed((select array_agg(c.id) from changed c));
  return null;
end $$;

create or replace function notify_doctor_services_changed() returns trigger language plpgsql as $$
begin
  perform notify_doctors_changed((select array_agg(distinct c.doctor_id) from changed c));
  return null;
end $$;
