-- Returns the time that is closest to an appointment, p_after or later, at which its patient could come
-- instead: of the same service at the same branch, that the patient's insurance pays. It is on another day or
-- with another doctor than the alternatives that are held already.
create or replace function closest_alternative(
  p_appointment appointment, p_is_same_doctor boolean, p_after timestamptz, p_now timestamptz
) returns table (doctor_service_id integer, starts_at timestamptz) language sql stable as $$
  select ds.id, t.at
  from doctor_service own
  join doctor_service ds on ds.service_id = own.service_id and ds.is_active
    and ds.clinic_branch_id = own.clinic_branch_id and not ds.on_walk_in_basis
    and ds.age_from <= own.age_from
    and coalesce(ds.age_to, 32767) >= coalesce(own.age_to, 32767)
  join doctor d on d.id = ds.doctor_id and d.is_active
  join schedule s on s.id = ds.schedule_id
  cross join lateral (select (p_appointment.starts_at at time zone s.time_zone)::date as day) planned
  join schedule_day f on f.schedule_id = s.id and f.free <> '{}'
    and f.day between planned.day - 14 and planned.day + 28
    -- Read once for all days: one read for each day took four fifths of the time.
    and (f.schedule_id, f.day) not in (
      select h.schedule_id, (h.starts_at at time zone z.time_zone)::date
      from absence_alternative o
      join slot_hold h on h.token_hash = o.token_hash
      join schedule z on z.id = h.schedule_id
      where o.appointment_id = p_appointment.id)
  cross join lateral fitting_starts(
    f.free, s.step_minutes, steps_of_kind(ds, s, p_appointment.is_follow_up), 0) m
  cross join lateral (select (f.day + m * interval '1 minute') at time zone s.time_zone as at) t
  where own.id = p_appointment.doctor_service_id
    and (ds.doctor_id = p_appointment.doctor_id) = p_is_same_doctor
    and (p_appointment.insurance_id is null or p_appointment.insurance_id = any (ds.insurances))
    and t.at >= greatest(p_after, bookable_from(s, p_now))
    -- not a start that the clock skips
    and t.at at time zone s.time_zone = f.day + m * interval '1 minute'
  order by abs(extract(epoch from t.at - p_appointment.starts_at)), ds.id
  limit 1
$$;

-- Holds one more alternative for the patient of an appointment until p_until. Returns false when there is none.
create or replace function hold_alternative(
  p_absence integer, p_appointment bigint, p_is_same_doctor boolean, p_after timestamptz,
  p_until timestamptz, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  v_appointment appointment;
  v_offer_id integer;
  v_offer doctor_service;
  v_schedule schedule;
  v_starts_at timestamptz;
  v_ends_at timestamptz;
  v_token text := gen_random_uuid()::text;
begin
  select * into v_appointment from appointment a where a.id = p_appointment;
  -- Another patient may take the time in between.
  for attempt in 1..3 loop
    select c.doctor_service_id, c.starts_at into v_offer_id, v_starts_at
      from closest_alternative(v_appointment, p_is_same_doctor, p_after, p_now) c;
    if not found then return false; end if;
    -- Offers are locked before days, as in merges of services.
    select * into v_offer from doctor_service ds where ds.id = v_offer_id for key share;
    select * into v_schedule from schedule s where s.id = v_offer.schedule_id;
    v_offer.steps := steps_of_kind(v_offer, v_schedule, v_appointment.is_follow_up);
    perform prepare_slot(
      v_schedule, v_starts_at,
      v_starts_at + v_offer.steps * v_schedule.step_minutes * interval '1 minute', '{}', p_now);
    v_ends_at := take_minutes(v_offer, v_schedule, v_starts_at, p_now);
    exit when v_ends_at is not null;
  end loop;
  if v_ends_at is null then return false; end if;
  insert into slot_hold (
    token_hash, schedule_id, starts_at, ends_at, phone_hash, address_hash, expires_at, is_verified)
  values (v_token, v_schedule.id, v_starts_at, v_ends_at, '', '', least(p_until, v_starts_at), true);
  insert into absence_alternative (token_hash, absence_id, appointment_id, doctor_service_id)
    values (v_token, p_absence, p_appointment, v_offer.id);
  return true;
end $$;

-- Returns until when the alternatives of a message that is sent at p_at are held: two hours by day, and at
-- night until 10:00 of the next morning.
create or replace function alternatives_until(p_at timestamptz, p_zone text) returns timestamptz
language sql immutable parallel safe as $$
  select case when is_quiet_time(e.at at time zone p_zone)
    then after_quiet_hours(e.at, p_zone) + interval '2 hours' else e.at end
  from (select p_at + interval '2 hours' as at) e
$$;

-- Returns when the message about an absence is sent: at once, or after the quiet hours if the appointment is
-- long enough after them.
create or replace function choice_due_at(p_at timestamptz, p_starts_at timestamptz, p_zone text)
returns timestamptz language sql immutable parallel safe as $$
  select case when is_quiet_time(p_at at time zone p_zone) and p_starts_at >= q.at + interval '3 hours'
    then q.at else p_at end
  from (select after_quiet_hours(p_at, p_zone) as at) q
$$;
