-- Enters an absence and blocks the doctor's time in the schedules, so that nothing new is booked while the
-- clinic decides. Lists the upcoming appointments within it, except those that another absence looks after. Settles the
-- proposals of the doctor for the same time. Returns the id of the absence.
create or replace function begin_absence(
  p_doctor integer, p_schedules integer[], p_starts_at timestamptz, p_ends_at timestamptz,
  p_reason text, p_now timestamptz, p_actor text
) returns integer language plpgsql as $$
declare
  v_absence integer;
  v_appointments integer;
begin
  perform lock_absences(p_doctor);
  insert into absence as a (doctor_id, schedule_ids, starts_at, ends_at, reason, created_at)
    values (p_doctor, p_schedules, p_starts_at, p_ends_at, p_reason, p_now)
    returning a.id into v_absence;
  insert into doctor_block (doctor_id, schedule_id, absence_id, starts_at, ends_at)
    select p_doctor, s, v_absence, p_starts_at, p_ends_at from unnest(p_schedules) s;
  -- Appointments are locked before days, as everywhere.
  perform from appointment a
    where a.schedule_id = any (p_schedules) and a.status = 'booked' and a.attendance = 'expected'
      and a.starts_at > p_now and a.starts_at < p_ends_at and a.ends_at > p_starts_at
      and not is_displaced(a)
    order by a.id for key share;
  perform project_span(p_schedules, p_starts_at, p_ends_at, p_now);
  -- The days are locked: a booking either is seen here or sees the block.
  insert into absence_appointment (absence_id, appointment_id, sequence, starts_at, proposal)
    select v_absence, a.id, a.sequence, a.starts_at,
      case when a.notify and a.client_phone <> '' then 'choice' else 'call' end
    from appointment a
    where a.schedule_id = any (p_schedules) and a.status = 'booked' and a.attendance = 'expected'
      and a.starts_at > p_now and a.starts_at < p_ends_at and a.ends_at > p_starts_at
      and not is_displaced(a);
  get diagnostics v_appointments = row_count;
  insert into staff_event (at, actor, action, subject_table, subject_id, details)
    values (p_now, p_actor, 'created', 'absence', v_absence, jsonb_build_object('appointments', v_appointments));
  perform settle_absence_proposals(b, p_now, p_actor) from absence b where b.id = v_absence;
  perform pg_notify('desk_changed', p_doctor::text);
  return v_absence;
end $$;

-- Projects the local days of a span, whose end may be infinite.
create or replace function project_span(
  p_schedules integer[], p_starts_at timestamptz, p_ends_at timestamptz, p_now timestamptz
) returns void language plpgsql as $$
begin
  -- A local day differs from the day in UTC by one at most.
  perform project_schedules(
    p_schedules, (p_starts_at at time zone 'UTC')::date - 1,
    case when p_ends_at = 'infinity' then date 'infinity'
      else (p_ends_at at time zone 'UTC')::date + 1 end, p_now);
end $$;

-- Returns true when is_displaced is, and the patient has been told or the desk calls.
create or replace function is_told(p_appointment appointment) returns boolean
language sql stable as $$
  select is_displaced(p_appointment) and exists (
    select from absence_appointment v
    where v.appointment_id = p_appointment.id and v.sequence = p_appointment.sequence
      and v.outcome in ('told', 'call'))
$$;

-- Returns true when an appointment is at a time from which its doctor is absent, and nothing has been decided
-- with the patient yet.
create or replace function is_displaced(p_appointment appointment) returns boolean
language sql stable as $$
  select exists (
    select from absence_appointment v join absence b on b.id = v.absence_id
    where v.appointment_id = p_appointment.id and v.sequence = p_appointment.sequence
      and b.ended_at is null and v.outcome is distinct from 'skipped')
    and p_appointment.status = 'booked'
$$;

-- Returns true when an appointment did not take place because its doctor was absent, and the doctor is back
-- now.
create or replace function is_missed(p_appointment appointment) returns boolean
language sql stable as $$
  select exists (
    select from absence_appointment v join absence b on b.id = v.absence_id
    where v.appointment_id = p_appointment.id and v.sequence = p_appointment.sequence
      and b.apply_at <= b.ended_at and b.ended_at > p_appointment.starts_at
      and v.outcome is distinct from 'skipped')
    and p_appointment.attendance not in ('in_room', 'seen')
$$;
