-- Records an event of an appointment. Without an actor it is the database role, for changes by hand.
create or replace function record_appointment_event(
  p_appointment appointment, p_action text, p_at timestamptz, p_actor text,
  p_address_hash text default null, p_silent_reason text default null
) returns void language sql as $$
  insert into appointment_event (appointment_id, at, action, actor, address_hash, starts_at,
    silent_reason)
  values (p_appointment.id, p_at, p_action, coalesce(p_actor, 'database ' || session_user),
    p_address_hash, p_appointment.starts_at, p_silent_reason)
$$;

create or replace function record_appointment_change() returns trigger language plpgsql as $$
declare
  v_order constant text[] := array['expected', 'arrived', 'in_room', 'seen', 'no_show'];
  v_action text;
  v_at timestamptz := new.changed_at;
begin
  if tg_op = 'INSERT' then
    v_action := 'booked';
    v_at := new.created_at;
  elsif new.erased_at is distinct from old.erased_at then
    v_action := 'erased';
    v_at := new.erased_at;
  elsif new.attendance <> old.attendance then
    v_action := case
      when array_position(v_order, new.attendance) < array_position(v_order, old.attendance)
        and (old.attendance <> 'no_show' or new.attendance = 'expected')
      then 'undone' else new.attendance end;
  elsif new.sequence = old.sequence then
    v_action := 'confirmed';
    v_at := new.coming_at;
  else
    v_action := case new.status when 'cancelled' then 'cancelled' else 'moved' end;
  end if;
  perform record_attributed_event(new, v_action, v_at);
  return null;
end $$;

create or replace function record_appointment_review() returns trigger language plpgsql as $$
begin
  perform record_attributed_event(a, 'reviewed', new.created_at)
    from appointment a where a.id = new.appointment_id;
  return null;
end $$;

-- Records an event for a trigger, by the actor of attribute_changes.
create or replace function record_attributed_event(
  p_appointment appointment, p_action text, p_at timestamptz
) returns void language sql as $$
  select record_appointment_event(p_appointment, p_action, p_at,
    nullif(current_setting('vizit.actor', true), ''),
    nullif(current_setting('vizit.address_hash', true), ''),
    nullif(current_setting('vizit.silent_reason', true), ''))
$$;
