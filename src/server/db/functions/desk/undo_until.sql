-- Returns the instant from which the last attendance step of an appointment can no longer be undone: midnight at the branch after the
-- day of the appointment or of the step, whichever is later, and p_days more.
create or replace function undo_until(p_appointment bigint, p_days integer) returns timestamptz
language sql stable as $$
  select ((greatest(a.starts_at, e.at) at time zone s.time_zone)::date + 1 + p_days)::timestamp
    at time zone s.time_zone
  from appointment a
  join schedule s on s.id = a.schedule_id
  cross join lateral (
    select max(e.at) as at from appointment_event e
    where e.appointment_id = a.id and e.action in ('arrived', 'in_room', 'seen', 'no_show', 'undone')) e
  where a.id = p_appointment
$$;

-- Returns true if setting p_attendance would undo a step after undo_until. `seen` and `no_show` are final: any
-- other step after them undoes them.
create or replace function is_late_undo(
  p_appointment bigint, p_attendance text, p_days integer, p_now timestamptz
) returns boolean language sql stable as $$
  select coalesce((
    select a.attendance <> p_attendance
      and (a.attendance in ('seen', 'no_show')
        or array_position(o.steps, p_attendance) < array_position(o.steps, a.attendance))
      and p_now >= undo_until(a.id, p_days)
    from appointment a
    cross join (values (array['expected', 'arrived', 'in_room', 'seen', 'no_show'])) o (steps)
    where a.id = p_appointment), false)
$$;
