-- Erases the patient from appointments: the doctor, the service, the time and the price stay.
-- Upcoming appointments are skipped. A random hash replaces the old one, so old links stop working.
-- Returns the number of erased appointments.
create or replace function erase_appointments(
  p_appointments bigint[], p_now timestamptz, p_actor text
) returns integer language plpgsql as $$
declare
  v_erased bigint[];
begin
  perform attribute_changes(p_actor);
  with erased as (
    update appointment a set client_name = '', client_surname = null, client_phone = '',
      hash = replace(gen_random_uuid()::text, '-', ''), insurance_id = null, consents = '{}',
      additional_fields = '[]', origin = '{}', note = '', cancel_reason = null,
      erased_at = p_now
    where a.id = any (p_appointments) and a.erased_at is null
      and (a.status = 'cancelled' or a.ends_at <= p_now)
    returning a.id)
  select coalesce(array_agg(e.id), '{}') into v_erased from erased e;
  delete from message m where m.appointment_id = any (v_erased);
  delete from idempotency_key k where k.appointment_id = any (v_erased);
  return cardinality(v_erased);
end $$;

-- Erases the network that an appointment was booked from, together with the patient.
create or replace function erase_network_hash() returns trigger language plpgsql as $$
begin
  new.network_hash := null;
  return new;
end $$;
