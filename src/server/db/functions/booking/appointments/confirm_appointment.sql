-- Records that the patient is coming. outcome is `done` or an error of change_error. A repeated answer
-- changes nothing.
create or replace function confirm_appointment(
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
  update appointment a set coming_at = p_now, changed_at = p_now
    where a.id = p_appointment and a.coming_at is null;
  outcome := 'done';
end $$;
