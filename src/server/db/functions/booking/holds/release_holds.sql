-- Releases the holds with these tokens. Locks are taken in the usual order: the holds, their days,
-- the availability. Returns the number of released holds.
create or replace function release_holds(p_tokens text[], p_now timestamptz) returns integer
language plpgsql as $$
declare
  v_doctors integer[];
  v_starts timestamptz[];
  v_ends timestamptz[];
begin
  perform from slot_hold h where h.token_hash = any (p_tokens) order by h.token_hash for update;
  with released as (
    delete from slot_hold h where h.token_hash = any (p_tokens) returning h.*)
  select array_agg(s.doctor_id), array_agg(r.starts_at), array_agg(r.ends_at)
    into v_doctors, v_starts, v_ends
    from released r join schedule s on s.id = r.schedule_id;
  if v_doctors is null then return 0; end if;
  perform lock_doctor_days(v_doctors, v_starts, v_ends);
  perform refresh_doctor_days(v_doctors, v_starts, v_ends, p_now);
  return cardinality(v_doctors);
end $$;

-- Prepares to take a slot. Releases the holds that the slot replaces and the doctor's expired holds
-- around it, so that their slots can be booked at once, even if no worker runs. Locks everything that
-- taking the slot changes, before anything else is locked: two patients who swap slots, or who book
-- one doctor at two branches, would deadlock otherwise.
create or replace function prepare_slot(
  p_schedule schedule, p_starts_at timestamptz, p_ends_at timestamptz, p_replaced text[],
  p_now timestamptz
) returns void language plpgsql as $$
declare
  v_tokens text[] := '{}';
  v_doctors integer[];
  v_starts timestamptz[];
  v_ends timestamptz[];
begin
  -- Few slots have such a hold. PostgreSQL plans the list of tokens again at every booking because of its
  -- array, which costs 50 µs more than this question.
  if p_replaced <> '{}' or exists (
    select from schedule s
    join slot_hold h on h.schedule_id = s.id and h.expires_at <= p_now
      and h.starts_at < p_ends_at + interval '1 day' and h.ends_at > p_starts_at - interval '1 day'
    where s.doctor_id = p_schedule.doctor_id)
  then
    v_tokens := array(
      select h.token_hash from slot_hold h
      where h.token_hash = any (p_replaced)
        or h.schedule_id in (select s.id from schedule s where s.doctor_id = p_schedule.doctor_id)
          and h.expires_at <= p_now
          and h.starts_at < p_ends_at + interval '1 day'
          and h.ends_at > p_starts_at - interval '1 day'
      order by h.token_hash for update);
  end if;
  if v_tokens = '{}' then
    -- The row of a single day is locked by its update. lock_doctor_days would lock the same rows, but for
    -- its array parameters PostgreSQL plans again at every booking.
    if exists (
      select from schedule s where s.doctor_id = p_schedule.doctor_id and s.id <> p_schedule.id)
    then
      perform from schedule s
        join schedule_day d on d.schedule_id = s.id
          and d.day >= (p_starts_at at time zone s.time_zone)::date
          and d.day <= ((p_ends_at - interval '1 second') at time zone s.time_zone)::date
        where s.doctor_id = p_schedule.doctor_id
        order by d.schedule_id, d.day for update of d;
    end if;
    return;
  end if;

  with released as (
    delete from slot_hold h where h.token_hash = any (v_tokens) returning h.*)
  select array_agg(s.doctor_id), array_agg(r.starts_at), array_agg(r.ends_at)
    into v_doctors, v_starts, v_ends
    from released r join schedule s on s.id = r.schedule_id;
  perform lock_doctor_days(
    v_doctors || p_schedule.doctor_id, v_starts || p_starts_at, v_ends || p_ends_at);
  perform from schedule_avail a
    where a.schedule_id in (
      select s.id from schedule s where s.doctor_id = any (v_doctors || p_schedule.doctor_id))
    order by a.schedule_id, a.steps for update;
  perform refresh_doctor_days(v_doctors, v_starts, v_ends, p_now);
end $$;
