-- Gives an appointment another service of its doctor at its branch, or another kind, at the price and with the length
-- that the service has now; the start stays. Without p_is_follow_up a follow-up stays one, if the service has it. Services of
-- one length keep the agreed one, and so does an appointment that is over. The caller has locked both offers and the
-- appointment. Returns null when it is done, or
--   inactive  the service is not offered in the schedule of the appointment, or has no follow-up
--   too_long  another appointment or a patient who types a code has the time that the service needs besides
-- Alternatives that are held for the appointment are of the old service, so they are released.
create or replace function correct_service(
  p_appointment appointment, p_offer integer, p_is_follow_up boolean, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_offer doctor_service;
  v_booked doctor_service;
  v_schedule schedule;
  v_is_follow_up boolean;
  v_new appointment;
  v_ends_at timestamptz := p_appointment.ends_at;
  v_tokens text[];
  v_doctors integer[];
  v_starts timestamptz[];
  v_ends timestamptz[];
begin
  select ds.* into v_offer from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = p_offer and ds.schedule_id = p_appointment.schedule_id
      and (ds.is_active and d.is_active or ds.id = p_appointment.doctor_service_id);
  if not found or p_is_follow_up and v_offer.follow_up_minutes is null then return 'inactive'; end if;
  select * into v_schedule from schedule s where s.id = p_appointment.schedule_id;
  select * into v_booked from doctor_service ds where ds.id = p_appointment.doctor_service_id;
  v_is_follow_up := coalesce(p_is_follow_up, p_appointment.is_follow_up)
    and v_offer.follow_up_minutes is not null;
  v_offer := offer_of_kind(v_offer, v_schedule, v_is_follow_up);
  if v_offer.steps <> steps_of_kind(v_booked, v_schedule, p_appointment.is_follow_up)
    and p_appointment.ends_at > p_now and p_appointment.attendance <> 'seen' then
    v_ends_at := p_appointment.starts_at
      + v_offer.steps * v_schedule.step_minutes * interval '1 minute';
  end if;

  v_tokens := array(
    select h.token_hash from slot_hold h
    join absence_alternative o on o.token_hash = h.token_hash
    where o.appointment_id = p_appointment.id
    order by h.token_hash for update of h);
  select array_agg(s.doctor_id), array_agg(h.starts_at), array_agg(h.ends_at)
    into v_doctors, v_starts, v_ends
    from slot_hold h join schedule s on s.id = h.schedule_id where h.token_hash = any (v_tokens);
  v_doctors := v_doctors || p_appointment.doctor_id;
  v_starts := v_starts || p_appointment.starts_at;
  v_ends := v_ends || greatest(p_appointment.ends_at, v_ends_at);
  perform add_doctor_days(p_appointment.doctor_id, p_appointment.starts_at, v_ends_at);
  perform lock_doctor_days(v_doctors, v_starts, v_ends);
  if v_ends_at > p_appointment.ends_at and not p_appointment.is_extra and conflict_at(
    p_appointment.doctor_id, p_appointment.ends_at, v_ends_at, p_now, p_appointment.id) is not null
  then return 'too_long'; end if;

  delete from slot_hold h where h.token_hash = any (v_tokens);
  update appointment a set doctor_service_id = v_offer.id, price = v_offer.price,
      discount = v_offer.discount, total = v_offer.total, is_follow_up = v_is_follow_up, ends_at = v_ends_at,
      -- An appointment that the schedule or an absence has left outside of the hours stays a task of the desk.
      is_outside_hours = a.is_outside_hours
        or is_within_hours(v_schedule, a.starts_at, a.ends_at)
        and not is_within_hours(v_schedule, a.starts_at, v_ends_at),
      service_corrections = a.service_corrections + 1, changed_at = p_now
    where a.id = p_appointment.id
    returning * into v_new;
  update message m set due_at = o.due_at, expires_at = o.expires_at
    from due_messages(v_new, v_schedule.time_zone, p_now) o
    where m.appointment_id = v_new.id and m.sequence = v_new.sequence and m.state = 'waiting'
      and m.kind = 'feedback' and o.kind = m.kind;
  perform refresh_doctor_days(v_doctors, v_starts, v_ends, p_now);
  return null;
end $$;

-- Returns what a patient has to know of the service of an appointment: its price, and the preparation for it.
create or replace function service_to_know(p_appointment appointment) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'total', p_appointment.total, 'preparation', preparation_of(o.clinic_branch_id, o.service_id))
  from doctor_service o where o.id = p_appointment.doctor_service_id
$$;

-- Returns what the patient of an appointment knows of its service: while a message about it waits, what they knew before.
-- Null if that message may have been sent all the same: then any service is news.
create or replace function known_service(p_appointment appointment) returns jsonb language sql stable as $$
  select case
    when m.id is null then service_to_know(p_appointment)
    when not m.is_unanswered then m.known_service end
  from (select) one
  left join message m
    on m.appointment_id = p_appointment.id and m.kind = 'corrected' and m.state = 'waiting'
  order by m.sequence desc
  limit 1
$$;

-- Returns the same, and drops a waiting message, as it is about a service that the appointment no longer has. The message is
-- locked before it is read: a worker that has claimed it tells the patient.
create or replace function take_known_service(p_appointment appointment, p_now timestamptz) returns jsonb
language plpgsql as $$
declare
  v_known jsonb;
begin
  perform from message m
    where m.appointment_id = p_appointment.id and m.kind = 'corrected' and m.state = 'waiting'
    for update;
  v_known := known_service(p_appointment);
  update message m set state = 'dropped', reason = 'superseded', settled_at = p_now
    where m.appointment_id = p_appointment.id and m.kind = 'corrected' and m.state = 'waiting';
  return v_known;
end $$;

-- Queues the message that an appointment has another service than the patient knows. The desk has two minutes to correct
-- it once more. A message with the link that waits says it too.
create or replace function tell_new_service(
  p_appointment appointment, p_known jsonb, p_now timestamptz
) returns void language plpgsql as $$
begin
  if not p_appointment.notify or p_appointment.starts_at <= p_now
    or p_appointment.attendance = 'seen' or has_waiting_link(p_appointment) then return; end if;
  insert into message as m (appointment_id, kind, sequence, due_at, expires_at, known_service)
    values (p_appointment.id, 'corrected', p_appointment.sequence, p_now + interval '2 minutes',
      p_appointment.starts_at, p_known)
    on conflict (appointment_id, kind, sequence) do update set state = 'waiting',
      due_at = excluded.due_at, known_service = excluded.known_service, claim = m.claim + 1,
      attempts = 0, reason = null, settled_at = null, first_attempt_at = null, is_unanswered = false,
      delivered_at = null, done_at = null, done_by = null;
end $$;
