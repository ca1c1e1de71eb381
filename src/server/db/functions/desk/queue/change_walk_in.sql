-- Changes a ticket of today. p_action is one of
--   take    the doctor of p_schedule, or of the ticket, takes the patient in now
--   skip    the patient was called and is not there: two places back, the third time out
--   remove  the patient has left
--   undo    the last of these; an appointment that has not ended is cancelled
-- outcome is `done`, `unknown`, `changed` if it is not at p_version or this is not possible, or as in
-- book_at_desk. The same undo again is `done` and changes nothing: a desk that got no response asks again.
create or replace function change_walk_in(
  p_walk_in bigint, p_action text, p_version integer, p_schedule integer, p_booking jsonb,
  p_now timestamptz, p_actor text, out outcome walk_in_change_outcome
) language plpgsql as $$
declare
  v_max_skips constant integer := 2;
  v_places_back constant integer := 2;
  v_ticket walk_in;
  v_booked record;
  v_schedule schedule;
  v_attendance text;
  v_is_conflict boolean;
  -- Days are kept in whole minutes.
  v_starts_at timestamptz := date_trunc('minute', p_now);
begin
  select w.* into v_ticket from walk_in w where w.id = p_walk_in;
  outcome := 'unknown';
  if not found then return; end if;
  perform from walk_in_queue q where q.clinic_branch_id = v_ticket.clinic_branch_id for update;
  select w.* into v_ticket from walk_in w where w.id = p_walk_in for update;
  outcome := 'done';
  if p_action = 'undo' and v_ticket.version = p_version + 1 and ('undone', p_actor) = (
    select e.action, e.actor from staff_event e
    where e.subject_table = 'walk_in' and e.subject_id = p_walk_in order by e.id desc limit 1)
  then return; end if;
  outcome := 'changed';
  if v_ticket.version <> p_version
    or v_ticket.day <> queue_day(v_ticket.clinic_branch_id, p_now)
    or (p_action <> 'undo' and v_ticket.state <> 'waiting')
  then return; end if;

  case p_action
  when 'take' then
    select s.* into v_schedule from schedule s where s.id = coalesce(p_schedule, v_ticket.schedule_id);
    if not found then return; end if;
    v_is_conflict := conflict_at(v_schedule.doctor_id, v_starts_at, v_starts_at + interval '1 minute' * (
      select min(o.steps) * v_schedule.step_minutes from doctor_service o
      where o.schedule_id = v_schedule.id and o.service_id = v_ticket.service_id and o.is_active),
      p_now, null) is not null;
    select * into v_booked from book_walk_in(
      v_ticket, v_schedule.id, v_starts_at, coalesce(v_is_conflict, false), p_booking, p_now,
      p_actor);
    if v_booked.outcome <> 'booked' then
      outcome := v_booked.outcome;
      return;
    end if;
    perform set_attendance(v_booked.appointment_id, 'in_room', p_now, 'expected', p_actor);
    v_ticket.state := 'taken';
    v_ticket.appointment_id := v_booked.appointment_id;
    v_ticket.position_before := null;
  when 'remove' then
    v_ticket.state := 'removed';
    v_ticket.position_before := null;
  when 'skip' then
    v_ticket.skips := v_ticket.skips + 1;
    v_ticket.position_before := v_ticket.position;
    if v_ticket.skips > v_max_skips then
      v_ticket.state := 'removed';
    else
      v_ticket.position := position_after(v_ticket, v_places_back);
    end if;
  when 'undo' then
    if v_ticket.state = 'taken' then
      select a.attendance into v_attendance from appointment a
        where a.id = v_ticket.appointment_id and a.status <> 'cancelled' for update;
      if v_attendance is null or v_attendance not in ('arrived', 'in_room') then return; end if;
      perform cancel_at_desk(v_ticket.appointment_id, 'clinic', '', p_now, p_actor, null);
      v_ticket.appointment_id := null;
    elsif v_ticket.position_before is not null then
      v_ticket.position := v_ticket.position_before;
      v_ticket.skips := v_ticket.skips - 1;
    elsif v_ticket.state = 'waiting' then
      return;
    end if;
    v_ticket.position_before := null;
    v_ticket.state := 'waiting';
  end case;

  update walk_in w set state = v_ticket.state, appointment_id = v_ticket.appointment_id,
    position = v_ticket.position, position_before = v_ticket.position_before,
    skips = v_ticket.skips, version = w.version + 1, changed_at = p_now
    where w.id = p_walk_in;
  perform record_walk_in_change(v_ticket, case p_action
    when 'take' then 'taken' when 'skip' then 'skipped' when 'remove' then 'removed'
    else 'undone' end, p_actor, p_now);
  outcome := 'done';
end $$;

-- Returns the position behind the next p_places tickets that wait for the same doctor.
create or replace function position_after(p_ticket walk_in, p_places integer) returns numeric
language sql stable as $$
  with behind as (
    select w.position, share_doctor(w, p_ticket) as is_before from walk_in w
    where w.clinic_branch_id = p_ticket.clinic_branch_id and w.day = p_ticket.day
      and w.state = 'waiting' and w.position > p_ticket.position),
  passed as (
    select coalesce(max(n.position), p_ticket.position) as position from (
      select b.position from behind b where b.is_before order by b.position limit p_places) n)
  select (p.position + coalesce(
      (select min(b.position) from behind b where b.position > p.position), p.position + 1)) / 2
  from passed p
$$;
