-- Returns true from 21:00 to 08:00 local time, when messages that can wait are not sent.
create or replace function is_quiet_time(p_local timestamp) returns boolean
language sql immutable parallel safe as $$
  select p_local::time >= time '21:00' or p_local::time < time '08:00'
$$;

-- Moves an instant within the quiet hours to the evening before them: a reminder the next morning
-- could come after the appointment.
create or replace function before_quiet_hours(p_at timestamptz, p_zone text) returns timestamptz
language sql immutable parallel safe as $$
  select case when is_quiet_time(l.at)
    then ((l.at - interval '8 hours')::date + time '20:30') at time zone p_zone
    else p_at end
  from (select p_at at time zone p_zone as at) l
$$;

-- Moves an instant within the quiet hours to the morning after them.
create or replace function after_quiet_hours(p_at timestamptz, p_zone text) returns timestamptz
language sql immutable parallel safe as $$
  select case when is_quiet_time(l.at)
    then ((l.at + interval '3 hours')::date + time '08:00') at time zone p_zone
    else p_at end
  from (select p_at at time zone p_zone as at) l
$$;
