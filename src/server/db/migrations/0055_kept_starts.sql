-- The last starts of each day that are kept for bookings of the same day: their number, and the local minute at
-- which patients can book them. releases_at is the next time at which that happens; null without kept starts.
alter table schedule
  add column kept_starts smallint not null default 0 check (kept_starts between 0 and 20),
  add column kept_until smallint not null default 420 check (kept_until between 0 and 1439),
  add column releases_at timestamptz;
create index schedule_releases_at on schedule (releases_at) where releases_at is not null;

-- It returns another column.
drop function if exists next_days(integer, integer, timestamptz);
