create or replace function record_appointment_event(
  p_appointment appointment, p_action text, p_at timestamptz
) returns void language sql as $$
  insert into appointment_event (appointment_id, at, action, actor, address_hash, starts_at,
    silent_reason)
  values (p_appointment.id, p_at, p_action,
    coalesce(nullif(current_setting('vizit.actor', true), ''), 'database ' || session_user),
    nullif(current_setting('vizit.address_hash', true), ''), p_appointment.starts_at,
    nullif(current_setting('vizit.silent_reason', true), ''))
$$;

create or replace function record_appointment_change() returns trigger language plpgsql as $$
declare
  v_order constant text[] := array['expected', 'arrived', 'in_room', 'seen', 'no_show'];
begin
  if tg_op = 'INSERT' then
    perform record_appointment_event(new, 'booked', new.created_at);
  elsif new.erased_at is distinct from old.erased_at then
    perform record_appointment_event(new, 'erased', new.erased_at);
  elsif new.attendance <> old.attendance then
    perform record_appointment_event(
      new, case
        when array_position(v_order, new.attendance) < array_position(v_order, old.attendance)
          and (old.attendance <> 'no_show' or new.attendance = 'expected')
        then 'undone' else new.attendance end, new.changed_at);
  elsif new.sequence = old.sequence then
    perform record_appointment_event(new, 'confirmed', new.coming_at);
  else
    perform record_appointment_event(
      new, case new.status when 'cancelled' then 'cancelled' else 'moved' end, new.changed_at);
  end if;
  return null;
end $$;

create or replace function record_appointment_review() returns trigger language plpgsql as $$
begin
  perform record_appointment_event(a, 'reviewed', new.created_at)
    from appointment a where a.id = new.appointment_id;
  return null;
end $$;
