-- Records that the desk scanned the code of a patient's page on the day of the appointment: the patient has
-- arrived. outcome is `done`, or
--   unknown    there is no such appointment
--   cancelled
--   other_day
--   arrived    the patient has arrived already; the scan is recorded all the same
create or replace function check_in_at_desk(
  p_appointment bigint, p_now timestamptz, p_actor text, out outcome check_in_outcome
) language plpgsql as $$
declare
  v_appointment appointment;
  v_zone text;
begin
  perform attribute_changes(p_actor);
  select * into v_appointment from appointment a where a.id = p_appointment for update;
  outcome := 'unknown';
  if not found then return; end if;
  select s.time_zone into v_zone from schedule s where s.id = v_appointment.schedule_id;
  outcome := 'cancelled';
  if v_appointment.status = 'cancelled' then return; end if;
  outcome := 'other_day';
  if (v_appointment.starts_at at time zone v_zone)::date <> (p_now at time zone v_zone)::date then
    return;
  end if;
  update appointment a set scanned_at = p_now where a.id = p_appointment and a.scanned_at is null;
  outcome := 'arrived';
  if v_appointment.attendance in ('arrived', 'in_room', 'seen') then return; end if;
  update appointment a set attendance = 'arrived', changed_at = p_now,
    arrived_at = coalesce(a.arrived_at, p_now)
    where a.id = p_appointment;
  outcome := 'done';
end $$;
