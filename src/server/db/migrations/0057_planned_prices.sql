-- Prices that take effect at the start of a day. An offer has one at most.
create table planned_price (
  -- another one after each edit, so that it also names the version
  id integer primary key generated always as identity,
  doctor_service_id integer not null unique references doctor_service on delete cascade,
  price numeric(12, 2) not null check (price > 0),
  -- in the time zone of the branch, and its midnight
  starts_on date not null,
  starts_at timestamptz not null,
  planned_at timestamptz not null,
  planned_by text not null
);
create index planned_price_due on planned_price (starts_at);
