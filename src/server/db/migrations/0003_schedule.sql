-- Availability. Weekly rules and exceptions say when a doctor works. schedule_day is their
-- projection less appointments and holds: one row per schedule and day, with the local minutes of
-- the day (0 to 1439) that are free. schedule_avail is a projection of schedule_day: the first
-- bookable start and the days with any, per length of an appointment.

create extension if not exists btree_gist;

create table schedule_rule (
  schedule_id integer not null references schedule on delete cascade,
  -- ISO: 1 Monday to 7 Sunday
  weekday smallint not null check (weekday between 1 and 7),
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null check (ends_minute between 1 and 1440),
  primary key (schedule_id, weekday, starts_minute),
  check (starts_minute < ends_minute)
);

-- A day that differs from the week. A row without minutes is a day off.
create table schedule_exception (
  schedule_id integer not null references schedule on delete cascade,
  day date not null,
  starts_minute smallint,
  ends_minute smallint,
  unique nulls not distinct (schedule_id, day, starts_minute),
  check ((starts_minute is null) = (ends_minute is null)),
  check (starts_minute < ends_minute)
);

create table schedule_day (
  schedule_id integer not null references schedule on delete cascade,
  day date not null,
  free smallint[] not null,
  primary key (schedule_id, day)
) with (fillfactor = 85);

create table schedule_avail (
  schedule_id integer not null references schedule on delete cascade,
  steps smallint not null,
  -- the first start that could be booked when this row was last refreshed
  nearest_at timestamptz,
  -- nearest_at less the lead time: from this moment on the row is due for a refresh
  bookable_until timestamptz,
  -- bit (days since 1970-01-01) mod 64 is set for a day with a start that fits
  day_mask bigint not null,
  primary key (schedule_id, steps)
) with (fillfactor = 70);
create index schedule_avail_due on schedule_avail (bookable_until) where bookable_until is not null;
