-- Returns the day of a branch's queue: the local day, which begins at 03:00 here.
create or replace function queue_day(p_branch integer, p_now timestamptz) returns date
language sql stable as $$
  select (p_now at time zone c.time_zone - interval '3 hours')::date
  from clinic_branch b join city c on c.id = b.city_id where b.id = p_branch
$$;

-- Records a change of a ticket, and notifies the open desks of its branch.
create or replace function record_walk_in_change(
  p_walk_in walk_in, p_action text, p_actor text, p_now timestamptz
) returns void language plpgsql as $$
begin
  insert into staff_event (at, actor, action, subject_table, subject_id, details)
    values (p_now, p_actor, p_action, 'walk_in', p_walk_in.id,
      jsonb_build_object('branch', p_walk_in.clinic_branch_id, 'number', p_walk_in.number));
  perform pg_notify('queue_changed', p_walk_in.clinic_branch_id::text);
end $$;

-- Books a ticket with a doctor. An extra appointment may overlap others. outcome is as in book_at_desk.
create or replace function book_walk_in(
  p_walk_in walk_in, p_schedule integer, p_starts_at timestamptz, p_is_extra boolean,
  p_booking jsonb, p_now timestamptz, p_actor text, out outcome desk_booking_outcome, out appointment_id bigint
) language plpgsql as $$
declare
  v_offer integer;
begin
  select o.id into v_offer from doctor_service o
    where o.schedule_id = p_schedule and o.service_id = p_walk_in.service_id and o.is_active
    order by o.type, o.id limit 1;
  outcome := 'inactive';
  if not found then return; end if;
  select b.outcome, b.appointment_id into outcome, appointment_id
    from book_at_desk(v_offer, p_schedule, p_starts_at, p_now, p_booking ->> 'hash',
      jsonb_build_object('name', trim('#' || p_walk_in.number || ' ' || p_walk_in.given_name),
        'language', p_booking ->> 'language'),
      jsonb_build_object('source', 'walk_in', 'created_by', p_booking -> 'created_by',
        'is_extra', p_is_extra, 'is_unlimited', p_is_extra), p_actor) b;
end $$;
