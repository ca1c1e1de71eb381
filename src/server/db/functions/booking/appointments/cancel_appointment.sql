-- Cancels in one round trip. outcome is `done` or an error of change_error.
--
-- Locks are taken in one order, here and in move_appointment: the appointment, its days by schedule
-- and date, the availability. book_appointment takes the last two in the same order and creates its
-- appointment, so a transaction that waits for the lock of a day has no lock that the owner of that
-- lock could need.
create or replace function cancel_appointment(
  p_appointment bigint, p_hash text, p_now timestamptz, p_actor text,
  p_address_hash text, out outcome change_outcome
) language plpgsql as $$
declare
  v_appointment appointment;
begin
  perform attribute_changes(p_actor, p_address_hash);
  select * into v_appointment from appointment a
    where a.id = p_appointment and a.hash = p_hash for update;
  outcome := change_error(v_appointment, p_now);
  if outcome is not null then return; end if;

  perform lock_doctor_days(
    array[v_appointment.doctor_id], array[v_appointment.starts_at], array[v_appointment.ends_at]);
  update appointment a set status = 'cancelled', cancelled_by = 'patient',
      sequence = a.sequence + 1, changed_at = p_now
    where a.id = p_appointment;
  perform refresh_doctor_days(
    array[v_appointment.doctor_id], array[v_appointment.starts_at], array[v_appointment.ends_at],
    p_now);
  outcome := 'done';
end $$;
