-- Holds a slot in one round trip. outcome is
--   held     until p_expires_at
--   taken    the slot is not free, or the offer has no follow-up
--   limited  too many holds of this phone or address, or too much of the day is held; retry_at is
--            when a hold that counts against the limit expires
-- The holds in p_replaced, made by the same browser, are released first. Holds of phones that are
-- not verified may make at most p_max_share of a day's slots unbookable, for each length of
-- appointment.
create or replace function hold_slot(
  p_token_hash text, p_doctor_service integer, p_schedule integer, p_starts_at timestamptz,
  p_now timestamptz, p_expires_at timestamptz, p_phone_hash text, p_address_hash text,
  p_is_verified boolean, p_max_per_phone integer, p_max_per_address integer, p_max_share numeric,
  p_replaced text[], p_is_follow_up boolean,
  out outcome hold_outcome, out retry_at timestamptz
) language plpgsql as $$
declare
  v_service doctor_service;
  v_schedule schedule;
  v_day date;
  v_ends_at timestamptz;
  v_free smallint[];
  v_held smallint[];
begin
  -- Serializes the counting of holds per phone and address. The locks are always in the same order.
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
  v_service := offer_of_kind(v_service, v_schedule, p_is_follow_up);
  if v_service.id is null then return; end if;
  v_day := (p_starts_at at time zone v_schedule.time_zone)::date;
  perform prepare_slot(
    v_schedule, p_starts_at,
    p_starts_at + v_service.steps * v_schedule.step_minutes * interval '1 minute', p_replaced, p_now);
  select d.free into v_free from schedule_day d
    where d.schedule_id = p_schedule and d.day = v_day for update;

  -- A taken slot is reported as taken, even if a limit is reached as well.
  if next_start(p_schedule, v_service.steps, p_starts_at) is distinct from p_starts_at then
    return;
  end if;
  outcome := 'limited';
  select min(h.expires_at) into retry_at from slot_hold h
    where h.phone_hash = p_phone_hash and h.expires_at > p_now having count(*) >= p_max_per_phone;
  if retry_at is not null then return; end if;
  select min(h.expires_at) into retry_at from slot_hold h
    where h.address_hash = p_address_hash and h.expires_at > p_now
    having count(*) >= p_max_per_address;
  if retry_at is not null then return; end if;
  if not p_is_verified then
    select coalesce(array_agg(m), '{}'), min(h.expires_at) into v_held, retry_at
      from slot_hold h
      cross join lateral unnest(occupied_minutes(v_schedule, h.starts_at, h.ends_at)) m
      where h.schedule_id = p_schedule and not h.is_verified
        and (h.starts_at at time zone v_schedule.time_zone)::date = v_day;
    if p_max_share < lost_slot_share(
      v_schedule, merge_minutes(v_free, v_held),
      array(select m from unnest(v_free) m where m <> all (occupied_minutes(
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
    token_hash, schedule_id, starts_at, ends_at, phone_hash, address_hash, expires_at, is_verified)
  values (
    p_token_hash, p_schedule, p_starts_at, v_ends_at, p_phone_hash, p_address_hash, p_expires_at,
    p_is_verified);
  outcome := 'held';
end $$;
