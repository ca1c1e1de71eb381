-- Cancels in one round trip. outcome is `done` or an error of change_error.
--
-- Locks are taken in one order, here and in move_appointment: the appointment, its days by schedule
-- and date, the availability. book_appointment takes the last two in the same order and creates its
-- appointment, so a transaction that waits for the lock of a day has no lock that the owner of that
-- lock could need.
create or replace function cancel_appointment(
  p_appointment bigint, p_hash text, p_now timestamptz, out outcome text
) language plpgsql as $$
declare
  v_appointment appointment;
  v_schedule schedule;
  v_day date;
  v_freed smallint[];
begin
  select * into v_appointment from appointment a
    where a.id = p_appointment and a.hash = p_hash for update;
  outcome := change_error(v_appointment, p_now);
  if outcome is not null then return; end if;

  select * into v_schedule from schedule s where s.id = v_appointment.schedule_id;
  v_day := (v_appointment.starts_at at time zone v_schedule.time_zone)::date;
  perform from schedule_day d
    where d.schedule_id = v_schedule.id and d.day = v_day for update;

  v_freed := freed_minutes(
    v_schedule, v_appointment.starts_at, v_appointment.ends_at, p_appointment);
  update appointment a set status = 'cancelled', sequence = a.sequence + 1, changed_at = p_now
    where a.id = p_appointment;
  update schedule_day d set free = merge_minutes(d.free, v_freed)
    where d.schedule_id = v_schedule.id and d.day = v_day;
  perform refresh_schedule_avail(v_schedule.id, p_now);
  outcome := 'done';
end $$;
