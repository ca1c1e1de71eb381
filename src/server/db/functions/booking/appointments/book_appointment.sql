-- Books in one round trip. outcome is
--   booked   a new appointment, at the price returned
--   repeated the appointment that the same key and body created before
--   mismatch the key was used with another body
--   taken    the slot is not free, or the offer has no follow-up
--   overlap  the same patient has another appointment at that time
--   upcoming the phone has its maximum of upcoming appointments
--   limited  another limit of the phone is reached, until retry_at
--   unproved a limit of the network of a phone that is not verified is reached
-- p_limits is
--   upcoming, daily   the maximum of upcoming appointments of a phone, and of its bookings in 24 hours
--   hits              the argument of count_hits, for a phone that is not verified
--   network, share    the network of such a phone, and the part (0 to 1) of a day's slots that it
--                     may make unbookable; its first appointment of the day is always allowed
--
-- Minutes are taken before the appointment is inserted: in the opposite order, bookings of the same
-- slot deadlock on the exclusion constraint. That constraint and the unique index are a second
-- guard. The patient's hold is released here, even if it is for another slot.
create or replace function book_appointment(
  p_doctor_service integer, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_hash text, p_client jsonb, p_key text, p_body_hash text, p_hold_hash text, p_limits jsonb,
  p_actor text, p_address_hash text,
  out outcome booking_outcome, out appointment_id bigint, out ends_at timestamptz, out price numeric,
  out discount smallint, out total numeric, out retry_at timestamptz
) language plpgsql as $$
declare
  v_schedule schedule;
  v_service doctor_service;
  v_key idempotency_key;
  v_phone text := p_client ->> 'phone';
  v_upcoming bigint;
  v_booked timestamptz[];
  v_is_follow_up boolean := coalesce((p_client ->> 'is_follow_up')::boolean, false);
  v_daily integer := (p_limits ->> 'daily')::integer;
begin
  perform attribute_changes(p_actor, p_address_hash);
  if p_key is not null then
    -- Serializes requests with one key, so that the second sees what the first did.
    perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
    select * into v_key from idempotency_key k where k.key = p_key;
    if found then
      outcome := case when v_key.body_hash = p_body_hash then 'repeated' else 'mismatch' end;
      appointment_id := v_key.appointment_id;
      return;
    end if;
  end if;

  outcome := 'taken';
  -- The lock of the foreign key, taken here: an offer that is being merged is taken.
  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = p_doctor_service and ds.schedule_id = p_schedule
      and ds.is_active and d.is_active
    for key share of ds;
  if not found then return; end if;
  select * into v_schedule from schedule where id = p_schedule;
  v_service := offer_of_kind(v_service, v_schedule, v_is_follow_up);
  if v_service.id is null then return; end if;

  perform lock_phone(v_phone);
  if has_overlapping_appointment(
    v_phone, normalize_patient_name(p_client ->> 'name', p_client ->> 'surname'), p_schedule, p_starts_at,
    p_starts_at + v_service.steps * v_schedule.step_minutes * interval '1 minute', null)
  then
    outcome := 'overlap';
    return;
  end if;
  select count(*) filter (where a.status = 'booked' and a.starts_at > p_now),
      min(a.starts_at) filter (where a.status = 'booked' and a.starts_at > p_now),
      array_agg(a.created_at order by a.created_at desc)
        filter (where a.created_at > p_now - interval '24 hours')
    into v_upcoming, retry_at, v_booked
    from appointment a where a.client_phone = v_phone and a.client_phone <> '';
  outcome := 'upcoming';
  if v_upcoming >= (p_limits ->> 'upcoming')::integer then return; end if;
  retry_at := v_booked[v_daily] + interval '24 hours';
  outcome := 'limited';
  if retry_at is not null then return; end if;
  outcome := 'unproved';
  if p_limits ? 'hits' and (count_hits(p_limits -> 'hits', p_now)).refused is not null then return; end if;

  perform prepare_slot(
    v_schedule, p_starts_at,
    p_starts_at + v_service.steps * v_schedule.step_minutes * interval '1 minute',
    array_remove(array[p_hold_hash], null), p_now);
  if p_limits ? 'network' and exceeds_network_share(
    v_schedule, v_service, p_starts_at, p_now, p_limits ->> 'network',
    (p_limits ->> 'share')::numeric)
  then
    perform uncount_hits(p_limits -> 'hits', p_now);
    return;
  end if;
  outcome := 'taken';
  ends_at := take_minutes(v_service, v_schedule, p_starts_at, p_now);
  if ends_at is null then
    if p_limits ? 'hits' then perform uncount_hits(p_limits -> 'hits', p_now); end if;
    return;
  end if;

  price := v_service.price;
  discount := v_service.discount;
  total := v_service.total;
  insert into appointment as a (
    hash, schedule_id, doctor_id, doctor_service_id, starts_at, ends_at, client_name, client_surname,
    client_phone, language, price, discount, total, insurance_id, consents, additional_fields,
    origin, created_at, network_hash, is_follow_up)
  values (
    p_hash, p_schedule, v_schedule.doctor_id, p_doctor_service, p_starts_at, book_appointment.ends_at,
    p_client ->> 'name', p_client ->> 'surname', v_phone, p_client ->> 'language',
    v_service.price, v_service.discount, v_service.total, (p_client ->> 'insurance')::integer,
    array(select jsonb_array_elements_text(p_client -> 'consents')),
    p_client -> 'additional_fields', p_client -> 'origin', p_now, p_limits ->> 'network',
    v_is_follow_up)
  returning a.id into appointment_id;

  if p_key is not null then
    insert into idempotency_key (key, body_hash, appointment_id, created_at, starts_at, ends_at)
    values (p_key, p_body_hash, appointment_id, p_now, p_starts_at, book_appointment.ends_at);
  end if;
  outcome := 'booked';
end $$;
