create table appointment (
  id bigint primary key generated always as identity (start with 1001),
  -- 128 random bits, hexadecimal: the key with which a patient sees and changes the appointment
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
  -- as agreed at booking, whatever the price list says later
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
  -- raised by every change, so that a calendar knows which of two versions is the newer
  sequence integer not null default 0,
  changed_at timestamptz,
  -- false when no message is sent about the appointment, as in demo data
  notify boolean not null default true,
  erased_at timestamptz,
  -- where no code is asked for: keyed hash of the /24 (IPv4) or /48 (IPv6) that booked
  network_hash text,
  constraint appointment_no_overlap exclude using gist (
    schedule_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')
);
create unique index appointment_slot on appointment (schedule_id, starts_at)
  where status <> 'cancelled';
-- Every booking counts and compares the appointments of its phone.
create index appointment_phone on appointment (client_phone) where client_phone <> '';
create index appointment_to_erase on appointment (ends_at) where erased_at is null;

-- The outcome of a booking by its Idempotency-Key, written in the transaction of the booking.
create table idempotency_key (
  key text primary key,
  body_hash text not null,
  appointment_id bigint not null references appointment,
  created_at timestamptz not null,
  -- as first booked: the appointment may be moved later
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create index idempotency_key_age on idempotency_key (created_at);

-- A slot held for a patient who is typing a one-time code. Its minutes are taken from the day like
-- those of an appointment. They return when the patient leaves, when the hold expires, and in the
-- transaction that books the slot.
create table slot_hold (
  -- keyed hash: only the patient's browser has the token
  token_hash text primary key,
  schedule_id integer not null references schedule on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- keyed hashes, to count by
  phone_hash text not null,
  address_hash text not null,
  expires_at timestamptz not null,
  is_proven boolean not null default false,
  constraint slot_hold_no_overlap exclude using gist (
    schedule_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index slot_hold_expiry on slot_hold (expires_at);
create index slot_hold_phone on slot_hold (phone_hash);
create index slot_hold_address on slot_hold (address_hash);
create index slot_hold_schedule on slot_hold (schedule_id);

-- The audit log of an appointment. Holds no personal data of the patient, so it outlives an erasure.
create table appointment_event (
  id bigint primary key generated always as identity,
  appointment_id bigint not null references appointment,
  at timestamptz not null,
  action text not null check (action in ('booked', 'moved', 'cancelled', 'reviewed', 'erased')),
  -- `patient`, `operator NAME` or `retention`; without set_actor, the database role
  actor text not null,
  -- keyed hash of the network address
  address_hash text,
  -- the start of the appointment after the event
  starts_at timestamptz not null
);
create index appointment_event_appointment on appointment_event (appointment_id);
create index appointment_event_age on appointment_event (at);
