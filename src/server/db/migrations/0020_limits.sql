-- Limits that hold for every booking, move, hold and message, whether or not the phone is proved.

-- Counts a request against limits, in their order, all or nothing. p_hits is a list of
-- { action, subject, window_ms, max }. refused is the index of the first limit without room, null
-- when there is none; retry_at is when that limit has room again. A refused request is not counted.
--
-- A window slides in twelfths: rate_limit has a row per twelfth, and the current twelfth and the
-- twelve before it are added up, so that no span as long as the window ever has more than max.
-- The upsert locks the current row, so that concurrent requests count one after another; as every
-- caller passes its limits in the same order, they do not deadlock.
create function count_hits(p_hits jsonb, p_now timestamptz, out refused integer, out retry_at timestamptz)
language plpgsql as $$
declare
  v_hit record;
  v_twelfth interval;
  v_current timestamptz;
  v_earlier bigint;
  v_count bigint;
begin
  for v_hit in
    select h.ordinality - 1 as index, h.value ->> 'action' as action,
      h.value ->> 'subject' as subject, (h.value ->> 'max')::integer as max,
      (h.value ->> 'window_ms')::bigint * interval '1 millisecond' as length
    from jsonb_array_elements(p_hits) with ordinality h
    order by h.ordinality
  loop
    v_twelfth := v_hit.length / 12;
    v_current := date_bin(v_twelfth, p_now, timestamptz 'epoch');
    insert into rate_limit as r (action, subject, window_start, hits)
      values (v_hit.action, v_hit.subject, v_current, 1)
      on conflict (action, subject, window_start) do update set hits = r.hits + 1
      returning r.hits into v_count;
    select coalesce(sum(r.hits), 0) into v_earlier from rate_limit r
      where r.action = v_hit.action and r.subject = v_hit.subject
        and r.window_start >= v_current - v_hit.length and r.window_start < v_current;
    if v_earlier + v_count > v_hit.max then
      refused := v_hit.index;
      -- The oldest rows leave the window one by one; the first whose leaving makes room counts.
      select o.window_start + v_hit.length + v_twelfth into retry_at
        from (
          select r.window_start, sum(r.hits) over (order by r.window_start) as leaving
          from rate_limit r
          where r.action = v_hit.action and r.subject = v_hit.subject
            and r.window_start >= v_current - v_hit.length and r.window_start <= v_current) o
        where o.leaving >= v_earlier + v_count - v_hit.max
        order by o.window_start limit 1;
      perform uncount_hits(
        jsonb_path_query_array(p_hits, '$[0 to $index]', jsonb_build_object('index', refused)), p_now);
      return;
    end if;
  end loop;
end $$;

-- Takes back what count_hits has counted in the same transaction.
create function uncount_hits(p_hits jsonb, p_now timestamptz) returns void
language sql as $$
  update rate_limit r set hits = r.hits - 1
  from jsonb_array_elements(p_hits) h
  where r.action = h ->> 'action' and r.subject = h ->> 'subject'
    and r.window_start = date_bin(
      (h ->> 'window_ms')::bigint * interval '1 millisecond' / 12, p_now, timestamptz 'epoch')
$$;

-- The appointments of a phone are counted and compared at every booking.
create index appointment_phone on appointment (client_phone) where client_phone <> '';

-- Where no code is asked for: keyed hash of the /24 (IPv4) or /48 (IPv6) that booked.
alter table appointment add column network_hash text;

-- The first outcome of a key: the appointment may be moved or cancelled later.
alter table idempotency_key
  add column starts_at timestamptz,
  add column ends_at timestamptz;

alter table slot_hold add column is_proven boolean not null default false;
create index slot_hold_schedule on slot_hold (schedule_id);

-- The minutes of a schedule's grid that a visit takes on its local day.
create function visit_minutes(p_schedule schedule, p_starts_at timestamptz, p_ends_at timestamptz)
returns smallint[] language sql stable as $$
  select array(
    select m::smallint
    from calendar_place(p_starts_at, p_ends_at, p_schedule.time_zone) p
    cross join lateral generate_series(p.begins, p.ends - 1, p_schedule.step_minutes::integer) m)
$$;

-- The largest part of a day's starts (0 to 1), over all lengths of visit that the schedule offers,
-- that is lost between two states of its free minutes. Starts before p_from do not count.
create function lost_share(
  p_schedule schedule, p_before smallint[], p_after smallint[], p_from integer
) returns numeric language sql stable as $$
  select coalesce(max(1 - n.after::numeric / n.before), 0)
  from (
    select
      (select count(*) from fitting_starts(p_before, p_schedule.step_minutes, a.steps, p_from)) as before,
      (select count(*) from fitting_starts(p_after, p_schedule.step_minutes, a.steps, p_from)) as after
    from schedule_avail a where a.schedule_id = p_schedule.id) n
  where n.before > 0
$$;

-- The first minute of a day that can still be booked: 0 for days to come.
create function first_bookable_minute(p_schedule schedule, p_day date, p_now timestamptz)
returns integer language sql stable as $$
  select case when l.at::date < p_day then 0
    else ceil(extract(epoch from l.at - p_day::timestamp) / 60)::integer end
  from (
    select (p_now + p_schedule.lead_minutes * interval '1 minute')
      at time zone p_schedule.time_zone as at) l
$$;

-- Releases the holds of a schedule's day that have expired, so that their times can be taken at
-- once, also while no worker runs. The holds are locked before the day, as everywhere.
create function release_expired_holds(p_schedule schedule, p_day date, p_now timestamptz)
returns void language plpgsql as $$
declare
  v_tokens text[];
begin
  select array_agg(l.token_hash) into v_tokens from (
    select h.token_hash from slot_hold h
    where h.schedule_id = p_schedule.id and h.expires_at <= p_now
      and (h.starts_at at time zone p_schedule.time_zone)::date = p_day
    order by h.token_hash for update) l;
  perform release_slot_hold(t, p_now) from unnest(v_tokens) t;
end $$;

-- Locks the days of a target and of a hold that is given up for it, in the same order as every
-- function that takes or gives back minutes: by schedule and day. Two patients who swap times would deadlock.
create function lock_days_of_swap(
  p_token_hash text, p_schedule integer, p_day date
) returns void language plpgsql as $$
declare
  v_hold slot_hold;
begin
  select * into v_hold from slot_hold h where h.token_hash = p_token_hash for update;
  if not found then return; end if;
  perform from schedule_day d
    where (d.schedule_id, d.day) in (
      (p_schedule, p_day),
      (v_hold.schedule_id, (
        select (v_hold.starts_at at time zone s.time_zone)::date
        from schedule s where s.id = v_hold.schedule_id)))
    order by d.schedule_id, d.day for update;
  perform from schedule_avail a
    where a.schedule_id in (p_schedule, v_hold.schedule_id)
    order by a.schedule_id, a.steps for update;
end $$;

-- Holds a time in one round trip. outcome is
--   held     until p_expires_at
--   taken    the time is not free (any more)
--   limited  too many holds of this phone or address, or too much of the day is held; retry_at says
--            when a hold that stands in the way expires
-- The holds of p_replaced, those of the same browser, are given back first. Holds of phones that are
-- not proved may make at most p_max_share of a day's starts unbookable, whatever the length of the
-- visit: the rest can always be booked.
create function hold_slot(
  p_token_hash text, p_doctor_service integer, p_schedule integer, p_starts_at timestamptz,
  p_now timestamptz, p_expires_at timestamptz, p_phone_hash text, p_address_hash text,
  p_is_proven boolean, p_max_of_phone integer, p_max_of_address integer, p_max_share numeric,
  p_replaced text[],
  out outcome text, out retry_at timestamptz
) language plpgsql as $$
declare
  v_service doctor_service;
  v_schedule schedule;
  v_day date;
  v_ends_at timestamptz;
  v_token text;
  v_free smallint[];
  v_held smallint[];
begin
  -- Holds of one phone or address are counted one after another, always in the same order.
  perform pg_advisory_xact_lock(k)
    from (
      select hashtextextended(v, 0) as k from unnest(array[p_phone_hash, p_address_hash]) v
      order by 1) locks;
  outcome := 'taken';
  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = p_doctor_service and ds.schedule_id = p_schedule
      and ds.is_active and d.is_active;
  if not found then return; end if;
  select * into v_schedule from schedule s where s.id = p_schedule;
  v_day := (p_starts_at at time zone v_schedule.time_zone)::date;
  foreach v_token in array p_replaced loop
    perform lock_days_of_swap(v_token, p_schedule, v_day);
    perform release_slot_hold(v_token, p_now);
  end loop;
  perform release_expired_holds(v_schedule, v_day, p_now);
  select d.free into v_free from schedule_day d
    where d.schedule_id = p_schedule and d.day = v_day for update;

  -- The patient is told that a time is gone rather than that it cannot be held.
  if next_start(p_schedule, v_service.steps, p_starts_at) is distinct from p_starts_at then
    return;
  end if;
  outcome := 'limited';
  select min(h.expires_at) into retry_at from slot_hold h
    where h.phone_hash = p_phone_hash and h.expires_at > p_now having count(*) >= p_max_of_phone;
  if retry_at is not null then return; end if;
  select min(h.expires_at) into retry_at from slot_hold h
    where h.address_hash = p_address_hash and h.expires_at > p_now
    having count(*) >= p_max_of_address;
  if retry_at is not null then return; end if;
  if not p_is_proven then
    select coalesce(array_agg(m), '{}'), min(h.expires_at) into v_held, retry_at
      from slot_hold h
      cross join lateral unnest(visit_minutes(v_schedule, h.starts_at, h.ends_at)) m
      where h.schedule_id = p_schedule and not h.is_proven
        and (h.starts_at at time zone v_schedule.time_zone)::date = v_day;
    if p_max_share < lost_share(
      v_schedule, with_minutes(v_free, v_held),
      array(select m from unnest(v_free) m where m <> all (visit_minutes(
        v_schedule, p_starts_at,
        p_starts_at + v_service.steps * v_schedule.step_minutes * interval '1 minute'))),
      first_bookable_minute(v_schedule, v_day, p_now))
    then
      retry_at := coalesce(retry_at, p_expires_at);
      return;
    end if;
    retry_at := null;
  end if;
  outcome := 'taken';
  v_ends_at := take_minutes(v_service, v_schedule, p_starts_at, p_now);
  if v_ends_at is null then return; end if;
  insert into slot_hold (
    token_hash, schedule_id, starts_at, ends_at, phone_hash, address_hash, expires_at, is_proven)
  values (
    p_token_hash, p_schedule, p_starts_at, v_ends_at, p_phone_hash, p_address_hash, p_expires_at,
    p_is_proven);
  outcome := 'held';
end $$;

-- The name of a patient, for comparing: case and spaces do not make another person.
create function patient_name(p_name text, p_surname text) returns text
language sql immutable parallel safe as $$
  select lower(regexp_replace(trim(concat_ws(' ', p_name, p_surname)), '\s+', ' ', 'g'))
$$;

-- Whether a patient has another live appointment, at another schedule, at the time of a visit.
create function has_overlap(
  p_phone text, p_patient_name text, p_schedule integer, p_starts_at timestamptz,
  p_ends_at timestamptz, p_but bigint
) returns boolean language sql stable as $$
  select exists (
    select from appointment a
    where a.client_phone = p_phone and a.client_phone <> '' and a.status = 'booked'
      and a.schedule_id <> p_schedule and a.id is distinct from p_but
      and a.starts_at < p_ends_at and a.ends_at > p_starts_at
      and patient_name(a.client_name, a.client_surname) = p_patient_name)
$$;

-- Bookings and moves of one phone run one after another, so that they see each other.
create function lock_phone(p_phone text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('phone ' || p_phone, 0))
$$;

-- Books in one round trip. outcome is
--   booked   a new appointment, at the price returned
--   repeated the one that the same key and body made before
--   mismatch the key was used with another body
--   taken    the time is not free (any more)
--   overlap  the same patient is somewhere else at that time
--   upcoming the phone has as many upcoming appointments as it may have
--   limited  another limit is reached, until retry_at
-- p_limits is
--   upcoming, daily   how many appointments a phone may have before it, and may book in 24 hours
--   hits              what count_hits counts, for a phone that is not proved
--   network, share    the network of such a phone, and the part (0 to 1) of a day's starts that it
--                     may make unbookable; its first visit of the day is always allowed
--
-- Minutes are taken before the appointment is inserted: the other way round, bookings of the same
-- time deadlock on the exclusion constraint. That constraint and the unique index stay behind it.
-- A hold of the patient ends here, whatever time it was for.
create function book_visit(
  p_doctor_service integer, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_hash text, p_client jsonb, p_key text, p_body_hash text, p_hold_hash text, p_limits jsonb,
  out outcome text, out appointment_id bigint, out ends_at timestamptz, out price numeric,
  out discount smallint, out total numeric, out retry_at timestamptz
) language plpgsql as $$
declare
  v_schedule schedule;
  v_service doctor_service;
  v_key idempotency_key;
  v_day date;
  v_phone text := p_client ->> 'phone';
  v_upcoming bigint;
  v_booked timestamptz[];
  v_daily integer := (p_limits ->> 'daily')::integer;
begin
  if p_key is not null then
    -- Requests with one key run one after another, so that the second sees what the first did.
    perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
    select * into v_key from idempotency_key k where k.key = p_key;
    if found then
      outcome := case when v_key.body_hash = p_body_hash then 'repeated' else 'mismatch' end;
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
  v_day := (p_starts_at at time zone v_schedule.time_zone)::date;

  perform lock_phone(v_phone);
  if has_overlap(
    v_phone, patient_name(p_client ->> 'name', p_client ->> 'surname'), p_schedule, p_starts_at,
    p_starts_at + v_service.steps * v_schedule.step_minutes * interval '1 minute', null)
  then
    outcome := 'overlap';
    return;
  end if;
  select count(*) filter (where a.status = 'booked' and a.starts_at > p_now),
      min(a.starts_at) filter (where a.status = 'booked' and a.starts_at > p_now),
      array_agg(a.created_at order by a.created_at desc)
        filter (where a.created_at > p_now - interval '24 hours')
    into v_upcoming, retry_at, v_booked
    from appointment a where a.client_phone = v_phone and a.client_phone <> '';
  outcome := 'upcoming';
  if v_upcoming >= (p_limits ->> 'upcoming')::integer then return; end if;
  retry_at := v_booked[v_daily] + interval '24 hours';
  outcome := 'limited';
  if retry_at is not null then return; end if;
  if p_limits ? 'hits' then
    select c.retry_at into retry_at from count_hits(p_limits -> 'hits', p_now) c;
    if retry_at is not null then return; end if;
  end if;

  if p_hold_hash is not null then
    perform lock_days_of_swap(p_hold_hash, p_schedule, v_day);
    perform release_slot_hold(p_hold_hash, p_now);
  end if;
  perform release_expired_holds(v_schedule, v_day, p_now);
  if p_limits ? 'network' and exceeds_network_share(
    v_schedule, v_service, p_starts_at, p_now, p_limits ->> 'network',
    (p_limits ->> 'share')::numeric)
  then
    perform uncount_hits(p_limits -> 'hits', p_now);
    retry_at := (v_day + 1)::timestamp at time zone v_schedule.time_zone;
    return;
  end if;
  outcome := 'taken';
  ends_at := take_minutes(v_service, v_schedule, p_starts_at, p_now);
  if ends_at is null then
    if p_limits ? 'hits' then perform uncount_hits(p_limits -> 'hits', p_now); end if;
    return;
  end if;

  price := v_service.price;
  discount := v_service.discount;
  total := v_service.total;
  insert into appointment as a (
    hash, schedule_id, doctor_service_id, starts_at, ends_at, client_name, client_surname,
    client_phone, language, price, discount, total, insurance_id, consents, additional_fields,
    origin, created_at, network_hash)
  values (
    p_hash, p_schedule, p_doctor_service, p_starts_at, book_visit.ends_at,
    p_client ->> 'name', p_client ->> 'surname', v_phone, p_client ->> 'language',
    v_service.price, v_service.discount, v_service.total, (p_client ->> 'insurance')::integer,
    array(select jsonb_array_elements_text(p_client -> 'consents')),
    p_client -> 'additional_fields', p_client -> 'origin', p_now, p_limits ->> 'network')
  returning a.id into appointment_id;

  if p_key is not null then
    insert into idempotency_key (key, body_hash, appointment_id, created_at, starts_at, ends_at)
    values (p_key, p_body_hash, appointment_id, p_now, p_starts_at, book_visit.ends_at);
  end if;
  outcome := 'booked';
end $$;

-- Whether a visit would let a network, from which no phone is proved, make more than a part of the
-- starts of a doctor's day unbookable. Its first visit of the day never does.
create function exceeds_network_share(
  p_schedule schedule, p_service doctor_service, p_starts_at timestamptz, p_now timestamptz,
  p_network text, p_share numeric
) returns boolean language plpgsql as $$
declare
  v_day date := (p_starts_at at time zone p_schedule.time_zone)::date;
  v_free smallint[];
  v_own smallint[];
begin
  select d.free into v_free from schedule_day d
    where d.schedule_id = p_schedule.id and d.day = v_day for update;
  select array_agg(m) into v_own
    from appointment a
    cross join lateral unnest(visit_minutes(p_schedule, a.starts_at, a.ends_at)) m
    where a.schedule_id = p_schedule.id and a.status <> 'cancelled' and a.network_hash = p_network
      and (a.starts_at at time zone p_schedule.time_zone)::date = v_day;
  if v_own is null then return false; end if;
  return p_share < lost_share(
    p_schedule, with_minutes(v_free, v_own),
    array(select m from unnest(v_free) m where m <> all (visit_minutes(
      p_schedule, p_starts_at,
      p_starts_at + p_service.steps * p_schedule.step_minutes * interval '1 minute'))),
    first_bookable_minute(p_schedule, v_day, p_now));
end $$;

-- For processes of the version before, which book on while they are replaced one by one.
create or replace function book_visit(
  p_doctor_service integer, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_hash text, p_client jsonb, p_key text, p_body_hash text, p_hold_hash text,
  out outcome text, out appointment_id bigint, out ends_at timestamptz, out price numeric,
  out discount smallint, out total numeric
) language sql as $$
  select b.outcome, b.appointment_id, b.ends_at, b.price, b.discount, b.total
  from book_visit(
    p_doctor_service, p_schedule, p_starts_at, p_now, p_hash, p_client, p_key, p_body_hash,
    p_hold_hash, '{}') b
$$;

-- Moves an appointment, as the function of the same name without p_max_moves does. Two more
-- outcomes: `overlap`, the same patient is somewhere else at that time; `limited`, it was moved
-- p_max_moves times in 24 hours, until retry_at.
create function move_appointment(
  p_appointment bigint, p_hash text, p_schedule integer, p_starts_at timestamptz,
  p_now timestamptz, p_max_moves integer, out outcome text, out retry_at timestamptz
) language plpgsql as $$
declare
  v_appointment appointment;
begin
  select * into v_appointment from appointment a
    where a.id = p_appointment and a.hash = p_hash for update;
  if v_appointment.status = 'booked'
    and (v_appointment.schedule_id, v_appointment.starts_at) is distinct from (p_schedule, p_starts_at)
  then
    outcome := 'limited';
    select (array_agg(e.at order by e.at desc))[p_max_moves] + interval '24 hours' into retry_at
      from appointment_event e
      where e.appointment_id = p_appointment and e.action = 'moved'
        and e.at > p_now - interval '24 hours';
    if retry_at is not null then return; end if;
    perform lock_phone(v_appointment.client_phone);
    outcome := 'overlap';
    if has_overlap(
      v_appointment.client_phone,
      patient_name(v_appointment.client_name, v_appointment.client_surname), p_schedule,
      p_starts_at, p_starts_at + (v_appointment.ends_at - v_appointment.starts_at), p_appointment)
    then return; end if;
  end if;
  outcome := move_appointment(p_appointment, p_hash, p_schedule, p_starts_at, p_now);
end $$;

-- A patient who tries several times is told of the last one only: the message of a move waits for
-- two minutes, and the next change within them replaces it.
create or replace function messages_owed(
  p_appointment appointment, p_zone text, p_now timestamptz
)
returns table (kind text, due_at timestamptz, useful_until timestamptz)
language sql immutable as $$
  select o.kind, o.due_at, o.useful_until
  from (values
    (case when p_appointment.status = 'cancelled' then 'cancelled'
        when p_appointment.sequence = 0 then 'confirmation' else 'moved' end,
      case when p_appointment.status = 'booked' and p_appointment.sequence > 0
        then p_now + interval '2 minutes' else p_now end,
      p_appointment.starts_at, true),
    -- a day on the clock, also where the clock changes in between
    ('day_before',
      loud_before(((p_appointment.starts_at at time zone p_zone) - interval '1 day')
        at time zone p_zone, p_zone),
      p_appointment.starts_at - interval '3 hours', false),
    ('hours_before', loud_before(p_appointment.starts_at - interval '2 hours', p_zone),
      p_appointment.starts_at, false),
    ('feedback', loud_after(p_appointment.ends_at + interval '2 hours', p_zone),
      p_appointment.ends_at + interval '3 days', false)
  ) o (kind, due_at, useful_until, is_notice)
  where o.is_notice
    or (p_appointment.status = 'booked' and o.due_at >= p_now + interval '3 hours')
$$;

-- Claims an attempt at the provider for a message, unless its phone has had p_max messages in the
-- 24 hours before p_now. outcome is `begun`, `lost` when another worker has taken over, or `limited`
-- until retry_at. Messages of one phone are counted one after another.
create function begin_message_attempt(
  p_appointment bigint, p_kind text, p_sequence integer, p_claim integer, p_now timestamptz,
  p_is_blind_repeat boolean, p_max integer,
  out outcome text, out attempts integer, out retry_at timestamptz
) language plpgsql as $$
declare
  v_phone text;
begin
  select a.client_phone into v_phone from appointment a where a.id = p_appointment;
  perform pg_advisory_xact_lock(hashtextextended('messages of ' || v_phone, 0));
  select (array_agg(m.tried_at order by m.tried_at desc))[p_max] + interval '24 hours' into retry_at
    from appointment a join message m on m.appointment_id = a.id
    where a.client_phone = v_phone and a.client_phone <> ''
      and m.tried_at > p_now - interval '24 hours'
      and (m.appointment_id, m.kind, m.sequence) <> (p_appointment, p_kind, p_sequence);
  if retry_at is not null then
    outcome := 'limited';
    return;
  end if;
  update message m set attempts = m.attempts + 1, tried_at = coalesce(m.tried_at, p_now),
      is_unanswered = true, blind_repeats = m.blind_repeats + p_is_blind_repeat::integer
    where m.appointment_id = p_appointment and m.kind = p_kind and m.sequence = p_sequence
      and m.claim = p_claim and m.state = 'sending'
    returning m.attempts into begin_message_attempt.attempts;
  outcome := case when found then 'begun' else 'lost' end;
end $$;

-- The network that booked goes with the rest of what is known of the patient.
create function forget_network() returns trigger language plpgsql as $$
begin
  new.network_hash := null;
  return new;
end $$;
create trigger appointment_network_erased before update on appointment
  for each row when (new.erased_at is distinct from old.erased_at) execute function forget_network();
