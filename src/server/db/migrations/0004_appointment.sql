create table appointment (
  id bigint primary key generated always as identity (start with 1001),
  -- 128 random bits, hexadecimal: whoever holds it may see and change the appointment
  hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
  schedule_id integer not null references schedule,
  doctor_service_id integer not null references doctor_service,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'completed')),
  client_name text not null,
  client_surname text,
  client_phone text not null,
  -- the language the patient booked in
  language text not null,
  -- what was agreed at booking, whatever the price list says later
  price numeric(12, 2) not null,
  discount smallint not null,
  total numeric(12, 2) not null,
  insurance_id integer references insurance,
  consents text[] not null default '{}',
  -- [{ clinic_branch_field, value }]
  additional_fields jsonb not null default '[]',
  -- source, booking_page, page_location, page_referrer, list_position, google_ids, analytics
  origin jsonb not null default '{}',
  created_at timestamptz not null,
  constraint appointment_no_overlap exclude using gist (
    schedule_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')
);
create unique index appointment_slot on appointment (schedule_id, starts_at)
  where status <> 'cancelled';

-- The outcome of a booking by its Idempotency-Key, written in the booking's own transaction.
create table idempotency_key (
  key text primary key,
  body_hash text not null,
  appointment_id bigint not null references appointment,
  created_at timestamptz not null
);
create index idempotency_key_age on idempotency_key (created_at);

-- Books in one round trip. outcome is:
--   booked   a new appointment, or the one the same key and body made before
--   taken    the time is not free (any more)
--   mismatch the key was used with another body
-- The day row is updated first: everybody who wants a time of that day queues there and, once it
-- is gone, is refused at once. Inserting first would make them deadlock on the exclusion
-- constraint. That constraint and the unique index still stand behind, should this ever be wrong.
create function book_appointment(
  p_doctor_service integer, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_hash text, p_client jsonb, p_key text, p_body_hash text,
  out outcome text, out appointment_id bigint
) language plpgsql as $$
declare
  v_schedule schedule;
  v_service doctor_service;
  v_local timestamp;
  v_day date;
  v_minute smallint;
  v_take smallint[];
  v_free smallint[];
  v_ends_at timestamptz;
  v_key idempotency_key;
begin
  if p_key is not null then
    -- Serialises requests with one key, so that the second sees what the first did.
    perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
    select * into v_key from idempotency_key k where k.key = p_key;
    if found then
      outcome := case when v_key.body_hash = p_body_hash then 'booked' else 'mismatch' end;
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

  v_local := p_starts_at at time zone v_schedule.time_zone;
  -- The second passing of an hour repeated in autumn is not the local minute it looks like.
  if v_local at time zone v_schedule.time_zone <> p_starts_at then return; end if;
  if p_starts_at < p_now + v_schedule.lead_minutes * interval '1 minute' then return; end if;
  v_day := v_local::date;
  v_minute := extract(hour from v_local) * 60 + extract(minute from v_local);
  select array_agg((v_minute + g * v_schedule.step_minutes)::smallint) into v_take
    from generate_series(0, v_service.steps - 1) g;

  update schedule_day d
    set free = array(select m from unnest(d.free) m where m <> all (v_take) order by m)
    where d.schedule_id = p_schedule and d.day = v_day and d.free @> v_take
    returning d.free into v_free;
  if not found then return; end if;

  v_ends_at := p_starts_at + v_service.steps * v_schedule.step_minutes * interval '1 minute';
  insert into appointment (
    hash, schedule_id, doctor_service_id, starts_at, ends_at, client_name, client_surname,
    client_phone, language, price, discount, total, insurance_id, consents, additional_fields,
    origin, created_at)
  values (
    p_hash, p_schedule, p_doctor_service, p_starts_at, v_ends_at, p_client ->> 'name',
    p_client ->> 'surname', p_client ->> 'phone', p_client ->> 'language', v_service.price,
    v_service.discount, v_service.total, (p_client ->> 'insurance')::integer,
    array(select jsonb_array_elements_text(p_client -> 'consents')),
    p_client -> 'additional_fields', p_client -> 'origin', p_now)
  returning id into appointment_id;

  -- In a statement of its own, so that the next one sees what bookings of other days have done.
  perform from schedule_avail a where a.schedule_id = p_schedule order by a.steps for update;
  update schedule_avail a set
    day_mask = case
      when exists (select from fitting_starts(v_free, v_schedule.step_minutes, a.steps, 0))
      then a.day_mask else a.day_mask & ~day_bit(v_day) end,
    nearest_at = n.at,
    bookable_until = n.at - v_schedule.lead_minutes * interval '1 minute'
  from (
    select o.steps, case
      when o.nearest_at < v_ends_at
        and o.nearest_at + o.steps * v_schedule.step_minutes * interval '1 minute' > p_starts_at
      then next_start(p_schedule, o.steps,
        p_now + v_schedule.lead_minutes * interval '1 minute')
      else o.nearest_at end as at
    from schedule_avail o where o.schedule_id = p_schedule) n
  where a.schedule_id = p_schedule and a.steps = n.steps;

  if p_key is not null then
    insert into idempotency_key values (p_key, p_body_hash, appointment_id, p_now);
  end if;
  outcome := 'booked';
end $$;
