-- When a slot can be booked, for what is stored, offered and taken here. Pages and the check of a
-- booking compute the same in src/shared/domain/booking/slots/slots.ts; a test compares both.

-- Returns the first instant that patients can book.
create or replace function bookable_from(p_schedule schedule, p_now timestamptz) returns timestamptz
language sql stable parallel safe as $$
  select p_now + p_schedule.lead_minutes * interval '1 minute'
$$;

-- Returns the local minute of the day at which a slot starts. Null for the first pass of an hour that
-- the clock repeats in autumn: only the second one, to which local times convert, has slots.
create or replace function slot_minute(p_schedule schedule, p_starts_at timestamptz) returns smallint
language sql immutable parallel safe as $$
  select case when date_trunc('minute', l.at) at time zone p_schedule.time_zone = p_starts_at
    then (extract(hour from l.at) * 60 + extract(minute from l.at))::smallint end
  from (select p_starts_at at time zone p_schedule.time_zone as at) l
$$;
