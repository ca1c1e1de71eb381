-- Moves a booked appointment, for every function that moves one; the caller has locked the appointment and the
-- days, and has checked the time. On another day, and after a missed appointment, the patient is expected
-- again. A scanned code and the answer that the patient is coming were about the old time.
create or replace function set_appointment_time(
  p_appointment bigint, p_doctor_service integer, p_schedule integer, p_starts_at timestamptz,
  p_ends_at timestamptz, p_is_outside_hours boolean, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_schedule schedule;
begin
  select * into v_schedule from schedule s where s.id = p_schedule;
  update appointment a set attendance = 'expected', arrived_at = null, started_at = null,
    finished_at = null, changed_at = p_now
    where a.id = p_appointment and a.attendance <> 'expected'
      and (a.attendance = 'no_show' or (a.starts_at at time zone v_schedule.time_zone)::date
        <> (p_starts_at at time zone v_schedule.time_zone)::date);
  update appointment a set schedule_id = v_schedule.id, doctor_id = v_schedule.doctor_id,
    doctor_service_id = p_doctor_service, starts_at = p_starts_at, ends_at = p_ends_at,
    is_extra = false, is_outside_hours = p_is_outside_hours, scanned_at = null, coming_at = null,
    sequence = a.sequence + 1, changed_at = p_now
    where a.id = p_appointment;
end $$;
