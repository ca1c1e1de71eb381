-- Returns the first start within an hour at which a doctor of the branch is free for a ticket.
create or replace function free_start_of_walk_in(
  p_walk_in walk_in, p_now timestamptz, out schedule_id integer, out starts_at timestamptz
) language sql stable as $$
  select s.id, t.starts_at
  from schedule s
  join doctor d on d.id = s.doctor_id and d.is_active
  join doctor_service o on o.schedule_id = s.id and o.is_active
  cross join lateral (select (p_now at time zone s.time_zone)::date as day) l
  cross join lateral fitting_starts(free_minutes_at_desk(s, l.day), s.step_minutes, o.steps, 0) m
  cross join lateral (
    select (l.day + m * interval '1 minute') at time zone s.time_zone as starts_at) t
  where s.clinic_branch_id = p_walk_in.clinic_branch_id and o.service_id = p_walk_in.service_id
    and s.id = coalesce(p_walk_in.schedule_id, s.id)
    and t.starts_at >= p_now and t.starts_at <= p_now + interval '1 hour'
  order by t.starts_at, s.id limit 1
$$;

-- Returns true if the same doctor can take both tickets.
create or replace function share_doctor(a walk_in, b walk_in) returns boolean
language sql immutable as $$
  select a.schedule_id is null or b.schedule_id is null or a.schedule_id = b.schedule_id
$$;

-- Gives a patient without an appointment the next number of the day. If a doctor is free within an hour
-- and no one waits for them, the ticket is an appointment at once. p_booking has hash, language and
-- created_by. A second call with the same code returns the same ticket. outcome is
--   done
--   closed    the branch has no open queue
--   inactive  no doctor of the branch, or not this one, offers the service
create or replace function add_walk_in(
  p_branch integer, p_schedule integer, p_service integer, p_given_name text, p_code text,
  p_booking jsonb, p_now timestamptz, p_actor text, out outcome walk_in_outcome, out walk_in_id bigint
) language plpgsql as $$
declare
  v_ticket walk_in;
  v_day date := queue_day(p_branch, p_now);
  v_start record;
  v_booked record;
begin
  -- Serializes numbers and positions.
  perform from walk_in_queue q where q.clinic_branch_id = p_branch and q.is_open for update;
  outcome := 'closed';
  if not found then return; end if;
  outcome := 'done';
  select w.id into walk_in_id from walk_in w where w.code = p_code;
  if found then return; end if;
  outcome := 'inactive';
  perform from schedule s
    join doctor d on d.id = s.doctor_id and d.is_active
    join doctor_service o on o.schedule_id = s.id and o.is_active and o.service_id = p_service
    where s.clinic_branch_id = p_branch and s.id = coalesce(p_schedule, s.id);
  if not found then return; end if;
  insert into walk_in (clinic_branch_id, day, number, code, schedule_id, service_id, given_name,
      position, created_at, changed_at)
    select p_branch, v_day, coalesce(max(w.number), 0) + 1, p_code, p_schedule, p_service,
      p_given_name, coalesce(max(w.position), 0) + 1, p_now, p_now
    from walk_in w where w.clinic_branch_id = p_branch and w.day = v_day
    returning * into v_ticket;
  outcome := 'done';
  walk_in_id := v_ticket.id;
  perform record_walk_in_change(v_ticket, 'created', p_actor, p_now);
  if exists (
    select from walk_in w
    where w.clinic_branch_id = p_branch and w.day = v_day and w.state = 'waiting'
      and w.id <> v_ticket.id and share_doctor(w, v_ticket))
  then return; end if;
  select * into v_start from free_start_of_walk_in(v_ticket, p_now);
  if v_start.starts_at is null then return; end if;
  select * into v_booked from book_walk_in(
    v_ticket, v_start.schedule_id, v_start.starts_at, false, p_booking, p_now, p_actor);
  if v_booked.outcome <> 'booked' then return; end if;
  perform set_attendance(v_booked.appointment_id, 'arrived', p_now, 'expected', p_actor);
  update walk_in w set state = 'taken', appointment_id = v_booked.appointment_id
    where w.id = v_ticket.id;
end $$;
