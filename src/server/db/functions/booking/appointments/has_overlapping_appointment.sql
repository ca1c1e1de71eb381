-- Returns the name of a patient for comparison: in lower case, with single spaces.
create or replace function normalize_patient_name(p_name text, p_surname text) returns text
language sql immutable parallel safe as $$
  select lower(regexp_replace(trim(concat_ws(' ', p_name, p_surname)), '\s+', ' ', 'g'))
$$;

-- Returns true when a patient has a booked appointment in another schedule that overlaps the span.
create or replace function has_overlapping_appointment(
  p_phone text, p_patient_name text, p_schedule integer, p_starts_at timestamptz,
  p_ends_at timestamptz, p_except bigint
) returns boolean language sql stable as $$
  select exists (
    select from appointment a
    where a.client_phone = p_phone and a.client_phone <> '' and a.status = 'booked'
      and a.schedule_id <> p_schedule and a.id is distinct from p_except
      and a.starts_at < p_ends_at and a.ends_at > p_starts_at
      and normalize_patient_name(a.client_name, a.client_surname) = p_patient_name)
$$;

-- Serializes bookings and moves of one phone, so that they see each other.
create or replace function lock_phone(p_phone text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('phone ' || p_phone, 0))
$$;
