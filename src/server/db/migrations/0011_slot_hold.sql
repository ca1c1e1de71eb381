-- A time kept for a patient who is typing a one-time code. Its minutes are taken from the day like
-- those of a booking, so nobody else is offered it; it is given back when the patient goes, when it
-- expires, and in the very transaction that books it.

create table slot_hold (
  -- keyed hash: only the patient's browser has the token
  token_hash text primary key,
  schedule_id integer not null references schedule on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- keyed hashes, to count by
  phone_hash text not null,
  address_hash text not null,
  expires_at timestamptz not null,
  constraint slot_hold_no_overlap exclude using gist (
    schedule_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index slot_hold_expiry on slot_hold (expires_at);
create index slot_hold_phone on slot_hold (phone_hash);
create index slot_hold_address on slot_hold (address_hash);

-- Takes the minutes of a visit from its day and moves the availability on. Returns when the visit
-- is over; null when the time is not free, too soon, or not one of the schedule's.
--
-- The day row is updated first: everybody who wants a time of that day queues there and, once it
-- is gone, is refused at once.
create function take_minutes(
  p_service doctor_service, p_schedule schedule, p_starts_at timestamptz, p_now timestamptz
) returns timestamptz language plpgsql as $$
declare
  v_local timestamp := p_starts_at at time zone p_schedule.time_zone;
  v_day date := v_local::date;
  v_minute smallint := extract(hour from v_local) * 60 + extract(minute from v_local);
  v_ends_at timestamptz :=
    p_starts_at + p_service.steps * p_schedule.step_minutes * interval '1 minute';
  v_take smallint[];
  v_free smallint[];
begin
  -- The second passing of an hour repeated in autumn is not the local minute it looks like.
  if v_local at time zone p_schedule.time_zone <> p_starts_at then return null; end if;
  if p_starts_at < p_now + p_schedule.lead_minutes * interval '1 minute' then return null; end if;
  select array_agg((v_minute + g * p_schedule.step_minutes)::smallint) into v_take
    from generate_series(0, p_service.steps - 1) g;

  update schedule_day d
    set free = array(select m from unnest(d.free) m where m <> all (v_take) order by m)
    where d.schedule_id = p_schedule.id and d.day = v_day and d.free @> v_take
    returning d.free into v_free;
  if not found then return null; end if;

  -- In a statement of its own, so that the next one sees what bookings of other days have done.
  perform from schedule_avail a where a.schedule_id = p_schedule.id order by a.steps for update;
  update schedule_avail a set
    day_mask = case
      when exists (select from fitting_starts(v_free, p_schedule.step_minutes, a.steps, 0))
      then a.day_mask else a.day_mask & ~day_bit(v_day) end,
    nearest_at = n.at,
    bookable_until = n.at - p_schedule.lead_minutes * interval '1 minute'
  from (
    select o.steps, case
      when o.nearest_at < v_ends_at
        and o.nearest_at + o.steps * p_schedule.step_minutes * interval '1 minute' > p_starts_at
      then next_start(p_schedule.id, o.steps,
        p_now + p_schedule.lead_minutes * interval '1 minute')
      else o.nearest_at end as at
    from schedule_avail o where o.schedule_id = p_schedule.id) n
  where a.schedule_id = p_schedule.id and a.steps = n.steps;
  return v_ends_at;
end $$;

-- The minutes of a span that are free once whatever was there has left it: those at which the
-- doctor receives, as the rules and exceptions say now, and where neither a live appointment (other
-- than p_but) nor a hold stands. Needs the lock of the day row, or a booking under way would be
-- overlooked.
create function minutes_without(
  p_schedule schedule, p_starts_at timestamptz, p_ends_at timestamptz, p_but bigint
) returns smallint[] language sql stable as $$
  select coalesce(array_agg(m order by m), '{}')
  from calendar_place(p_starts_at, p_ends_at, p_schedule.time_zone) own
  cross join lateral unnest(without_gap(
    working_minutes(p_schedule.id, p_schedule.step_minutes, own.day), own.day,
    p_schedule.time_zone)) m
  where m < own.ends and m + p_schedule.step_minutes > own.begins
    and not exists (
      select from (
        select o.starts_at, o.ends_at from appointment o
        where o.schedule_id = p_schedule.id and o.status <> 'cancelled'
          and o.id is distinct from p_but
        union all
        select h.starts_at, h.ends_at from slot_hold h where h.schedule_id = p_schedule.id) taken
      cross join lateral calendar_place(
        taken.starts_at, taken.ends_at, p_schedule.time_zone) other
      where taken.starts_at > p_starts_at - interval '1 day'
        and taken.starts_at < p_starts_at + interval '1 day'
        and other.day = own.day
        and m < other.ends and m + p_schedule.step_minutes > other.begins)
$$;

create or replace function minutes_given_back(p_appointment appointment, p_schedule schedule)
returns smallint[] language sql stable as $$
  select minutes_without(
    p_schedule, p_appointment.starts_at, p_appointment.ends_at, p_appointment.id)
$$;

-- Gives a held time back. False when there is no such hold (any more). Locks go the usual way: the
-- hold, its day, the first times.
create function release_slot_hold(p_token_hash text, p_now timestamptz) returns boolean
language plpgsql as $$
declare
  v_hold slot_hold;
  v_schedule schedule;
  v_day date;
begin
  delete from slot_hold h where h.token_hash = p_token_hash returning * into v_hold;
  if not found then return false; end if;
  select * into v_schedule from schedule s where s.id = v_hold.schedule_id;
  v_day := (v_hold.starts_at at time zone v_schedule.time_zone)::date;
  perform from schedule_day d
    where d.schedule_id = v_schedule.id and d.day = v_day for update;
  update schedule_day d
    set free = with_minutes(
      d.free, minutes_without(v_schedule, v_hold.starts_at, v_hold.ends_at, null))
    where d.schedule_id = v_schedule.id and d.day = v_day;
  perform refresh_schedule_avail(v_schedule.id, p_now);
  return true;
end $$;

-- Holds a time in one round trip. outcome is
--   held     until p_expires_at
--   taken    the time is not free (any more)
--   limited  too many holds of this phone, of this address, or of this day already
-- The limit of a day keeps whoever has many phones and addresses from blocking a doctor: what is
-- not held can still be booked. A hold of the same browser is given back first, so that asking for
-- another code keeps the time for longer.
create function hold_slot(
  p_token_hash text, p_doctor_service integer, p_schedule integer, p_starts_at timestamptz,
  p_now timestamptz, p_expires_at timestamptz, p_phone_hash text, p_address_hash text,
  p_most_of_phone integer, p_most_of_address integer, p_most_of_day integer, p_instead_of text,
  out outcome text
) language plpgsql as $$
declare
  v_service doctor_service;
  v_schedule schedule;
  v_day date;
  v_ends_at timestamptz;
begin
  -- Who counts holds of the same phone or address waits for the other, always in the same order.
  perform pg_advisory_xact_lock(k)
    from (
      select hashtextextended(v, 0) as k from unnest(array[p_phone_hash, p_address_hash]) v
      order by 1) locks;
  if p_instead_of is not null then perform release_slot_hold(p_instead_of, p_now); end if;
  outcome := 'taken';
  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = p_doctor_service and ds.schedule_id = p_schedule
      and ds.is_active and d.is_active;
  if not found then return; end if;
  select * into v_schedule from schedule s where s.id = p_schedule;
  v_day := (p_starts_at at time zone v_schedule.time_zone)::date;
  perform from schedule_day d where d.schedule_id = p_schedule and d.day = v_day for update;

  -- That a time is gone is worth more to know than that it could not be held.
  if next_start(p_schedule, v_service.steps, p_starts_at) is distinct from p_starts_at then
    return;
  end if;
  if p_most_of_phone <= (select count(*) from slot_hold h
      where h.phone_hash = p_phone_hash and h.expires_at > p_now)
    or p_most_of_address <= (select count(*) from slot_hold h
      where h.address_hash = p_address_hash and h.expires_at > p_now)
    or p_most_of_day <= (select count(*) from slot_hold h
      where h.schedule_id = p_schedule
        and (h.starts_at at time zone v_schedule.time_zone)::date = v_day)
  then
    outcome := 'limited';
    return;
  end if;
  v_ends_at := take_minutes(v_service, v_schedule, p_starts_at, p_now);
  if v_ends_at is null then return; end if;
  insert into slot_hold values (
    p_token_hash, p_schedule, p_starts_at, v_ends_at, p_phone_hash, p_address_hash, p_expires_at);
  outcome := 'held';
end $$;

drop function book_appointment;

-- Books in one round trip. outcome is:
--   booked   a new appointment, or the one the same key and body made before
--   taken    the time is not free (any more)
--   mismatch the key was used with another body
-- Minutes are taken first: inserting first would make those who want the same time deadlock on the
-- exclusion constraint. That constraint and the unique index still stand behind, should this ever
-- be wrong. A hold of the patient's ends here, whatever time it was for.
create function book_appointment(
  p_doctor_service integer, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_hash text, p_client jsonb, p_key text, p_body_hash text, p_hold_hash text,
  out outcome text, out appointment_id bigint
) language plpgsql as $$
declare
  v_schedule schedule;
  v_service doctor_service;
  v_ends_at timestamptz;
  v_key idempotency_key;
begin
  if p_key is not null then
    -- Serialises requests with one key, so that the second sees what the first did.
    perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
    select * into v_key from idempotency_key k where k.key = p_key;
    if found then
      outcome := case when v_key.body_hash = p_body_hash then 'booked' else 'mismatch' end;
      appointment_id := v_key.appointment_id;
      return;
    end if;
  end if;

  outcome := 'taken';
  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = p_doctor_service and ds.schedule_id = p_schedule
      and ds.is_active and d.is_active;
  if not found then return; end if;
  select * into v_schedule from schedule where id = p_schedule;

  if p_hold_hash is not null then perform release_slot_hold(p_hold_hash, p_now); end if;
  v_ends_at := take_minutes(v_service, v_schedule, p_starts_at, p_now);
  if v_ends_at is null then return; end if;

  insert into appointment (
    hash, schedule_id, doctor_service_id, starts_at, ends_at, client_name, client_surname,
    client_phone, language, price, discount, total, insurance_id, consents, additional_fields,
    origin, created_at)
  values (
    p_hash, p_schedule, p_doctor_service, p_starts_at, v_ends_at, p_client ->> 'name',
    p_client ->> 'surname', p_client ->> 'phone', p_client ->> 'language', v_service.price,
    v_service.discount, v_service.total, (p_client ->> 'insurance')::integer,
    array(select jsonb_array_elements_text(p_client -> 'consents')),
    p_client -> 'additional_fields', p_client -> 'origin', p_now)
  returning id into appointment_id;

  if p_key is not null then
    insert into idempotency_key values (p_key, p_body_hash, appointment_id, p_now);
  end if;
  outcome := 'booked';
end $$;
