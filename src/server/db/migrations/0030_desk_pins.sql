-- A short PIN, by which several people take turns at one desk.

alter table staff_user add column pin_hash text;

-- The people whom a device knows: each has signed in to it with all factors, and may use the PIN there
-- until expires_at.
create table staff_device_person (
  -- of a random token in a cookie of the browser
  device_hash text not null,
  staff_user_id integer not null references staff_user on delete cascade,
  expires_at timestamptz not null,
  -- since the last correct one
  wrong_pins smallint not null default 0,
  primary key (device_hash, staff_user_id)
);
create index staff_device_person_user on staff_device_person (staff_user_id);
create index staff_device_person_expiry on staff_device_person (expires_at);

-- A session that a PIN has opened cannot change how its owner signs in.
alter table staff_session add column is_by_pin boolean not null default false;
