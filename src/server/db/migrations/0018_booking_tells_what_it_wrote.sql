-- Booking says itself what it has written, so that nobody has to read it again: what was agreed, and
-- whether it is new.

-- Books in one round trip. outcome is:
--   booked   a new appointment, at the price returned
--   repeated the one that the same key and body made before
--   taken    the time is not free (any more)
--   mismatch the key was used with another body
-- Minutes are taken first: inserting first would make those who want the same time deadlock on the
-- exclusion constraint. That constraint and the unique index still stand behind, should this ever
-- be wrong. A hold of the patient's ends here, whatever time it was for.
create function book_visit(
  p_doctor_service integer, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_hash text, p_client jsonb, p_key text, p_body_hash text, p_hold_hash text,
  out outcome text, out appointment_id bigint, out ends_at timestamptz, out price numeric,
  out discount smallint, out total numeric
) language plpgsql as $$
declare
  v_schedule schedule;
  v_service doctor_service;
  v_key idempotency_key;
begin
  if p_key is not null then
    -- Serialises requests with one key, so that the second sees what the first did.
    perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
    select * into v_key from idempotency_key k where k.key = p_key;
    if found then
      outcome := case when v_key.body_hash = p_body_hash then 'repeated' else 'mismatch' end;
      appointment_id := v_key.appointment_id;
      return;
    end if;
  end if;

  outcome := 'taken';
  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = p_doctor_service and ds.schedule_id = p_schedule
      and ds.is_active and d.is_active;
  if not found then return; end if;
  select * into v_schedule from schedule where id = p_schedule;

  if p_hold_hash is not null then perform release_slot_hold(p_hold_hash, p_now); end if;
  ends_at := take_minutes(v_service, v_schedule, p_starts_at, p_now);
  if ends_at is null then return; end if;

  price := v_service.price;
  discount := v_service.discount;
  total := v_service.total;
  insert into appointment as a (
    hash, schedule_id, doctor_service_id, starts_at, ends_at, client_name, client_surname,
    client_phone, language, price, discount, total, insurance_id, consents, additional_fields,
    origin, created_at)
  values (
    p_hash, p_schedule, p_doctor_service, p_starts_at, book_visit.ends_at,
    p_client ->> 'name', p_client ->> 'surname', p_client ->> 'phone', p_client ->> 'language',
    v_service.price, v_service.discount, v_service.total, (p_client ->> 'insurance')::integer,
    array(select jsonb_array_elements_text(p_client -> 'consents')),
    p_client -> 'additional_fields', p_client -> 'origin', p_now)
  returning a.id into appointment_id;

  if p_key is not null then
    insert into idempotency_key values (p_key, p_body_hash, appointment_id, p_now);
  end if;
  outcome := 'booked';
end $$;

-- Stays for processes of the version before, which go on booking while they are replaced one by one;
-- a later migration can drop it.
create or replace function book_appointment(
  p_doctor_service integer, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_hash text, p_client jsonb, p_key text, p_body_hash text, p_hold_hash text,
  out outcome text, out appointment_id bigint
) language sql as $$
  select case b.outcome when 'repeated' then 'booked' else b.outcome end, b.appointment_id
  from book_visit(
    p_doctor_service, p_schedule, p_starts_at, p_now, p_hash, p_client, p_key, p_body_hash,
    p_hold_hash) b
$$;
