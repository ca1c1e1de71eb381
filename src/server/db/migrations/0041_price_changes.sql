-- Every change of a price, written by a trigger, so that no form, grid or import can forget it. What a
-- patient agreed to at booking is in the appointment and does not change.
create table price_change (
  id bigint primary key generated always as identity,
  doctor_service_id integer not null references doctor_service on delete cascade,
  at timestamptz not null,
  -- null for a change without an account
  actor text,
  old_price numeric(12, 2) not null,
  new_price numeric(12, 2) not null,
  old_discount smallint not null,
  new_discount smallint not null
);
create index price_change_service on price_change (doctor_service_id, id desc);
