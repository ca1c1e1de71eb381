-- Returns the appointments of the next 30 days, and of p_day, that lie outside of the doctor's hours or in a
-- block since the schedule changed, with the absence if it is one. The desk has to move or cancel them. Those
-- that it booked outside of the hours on purpose are omitted. Hours and blocks are read once for a day, and
-- compared as instants: converting each appointment to local time takes as long as all the rest. A day that
-- is not 24 hours long has no fixed distance between local times and instants, so its appointments are
-- converted.
create or replace function desk_misplaced(p_schedules integer[], p_day date, p_now timestamptz)
returns table (id bigint, absence_id integer) language sql stable as $$
  with days as materialized (
    select s as schedule, d.day, l.lower, l.upper,
      case when l.upper - l.lower = interval '24 hours' then (
        select range_agg(tstzrange(l.lower + h.starts_minute * interval '1 minute',
          l.lower + h.ends_minute * interval '1 minute'))
        from working_hours(s.id, d.day) h) end as open,
      exists (
        select from doctor_block b
        where b.doctor_id = s.doctor_id and (b.schedule_id is null or b.schedule_id = s.id)
          and b.starts_at < l.upper + interval '1 day' and b.ends_at > l.lower) as has_block
    from schedule s
    cross join lateral (
      select (p_now at time zone s.time_zone)::date + n as day from generate_series(0, 30) n
      union select p_day where p_day is not null) d
    cross join lateral (
      select d.day::timestamp at time zone s.time_zone as lower,
        (d.day + 1)::timestamp at time zone s.time_zone as upper) l
    where s.id = any (p_schedules))
  select a.id, k.absence_id
  from days d
  -- `offset` keeps the index of a schedule's appointments: a join by schedule compares each appointment with
  -- each day.
  cross join lateral (
    select v.id, v.starts_at, v.ends_at, v.schedule_id, v.doctor_id from appointment v
    where v.schedule_id = (d.schedule).id and v.doctor_id = (d.schedule).doctor_id
      and v.starts_at >= d.lower and v.starts_at < d.upper and v.status = 'booked'
      and v.attendance = 'expected' and not v.is_extra and not v.is_outside_hours
    offset 0) a
  left join lateral (
    select b.id, b.absence_id from doctor_block b
    where d.has_block and b.doctor_id = a.doctor_id
      and (b.schedule_id is null or b.schedule_id = a.schedule_id)
      and b.starts_at < a.ends_at and b.ends_at > a.starts_at
    order by b.absence_id limit 1) k on true
  where a.starts_at > p_now and (a.starts_at < p_now + interval '30 days' or d.day = p_day)
    and (k.id is not null or not coalesce(
      case when d.upper - d.lower = interval '24 hours' then d.open @> tstzrange(a.starts_at, a.ends_at)
        else is_within_hours(d.schedule, a.starts_at, a.ends_at) end, false))
  order by a.starts_at limit 200
$$;

-- Returns true for an upcoming appointment, also a cancelled one, whose last message failed: its patient does
-- not know of the appointment, of its new time or of its cancellation, and the desk has to call.
create or replace function is_unreached(p_appointment bigint, p_now timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from message m
    join appointment a on a.id = m.appointment_id and a.sequence = m.sequence
    where m.appointment_id = p_appointment and a.starts_at > p_now
      and m.state = 'failed' and m.done_at is null and m.kind <> 'feedback'
      and not exists (
        select from message later
        where later.appointment_id = a.id and later.state in ('sent', 'delivered')
          and later.settled_at > m.settled_at))
$$;

-- Returns the unreached appointments of schedules.
create or replace function desk_unreached(p_schedules integer[], p_now timestamptz)
returns table (id bigint) language sql stable as $$
  select a.id
  from (
    select distinct m.appointment_id from message m
    where m.state = 'failed' and m.done_at is null and m.kind <> 'feedback') f
  join appointment a on a.id = f.appointment_id
  where a.schedule_id = any (p_schedules) and a.starts_at > p_now and is_unreached(a.id, p_now)
  order by a.starts_at limit 200
$$;

-- Records that the desk has reached a patient by phone whose messages failed, which closes them. Returns false if
-- none is open.
create or replace function reach_by_phone(p_appointment bigint, p_actor text, p_now timestamptz)
returns boolean language plpgsql as $$
declare
  v_appointment appointment;
begin
  select a.* into v_appointment from appointment a where a.id = p_appointment for update;
  update message m set done_at = p_now, done_by = p_actor
    where m.appointment_id = p_appointment and m.state = 'failed' and m.done_at is null;
  if not found then return false; end if;
  perform record_appointment_event(v_appointment, 'reached', p_now, p_actor);
  perform pg_notify('desk_changed', v_appointment.doctor_id::text);
  return true;
end $$;
