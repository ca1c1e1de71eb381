-- Releases a hold. Returns false when there is no such hold. Locks are taken in the usual order:
-- the hold, its day, the availability.
create or replace function release_slot_hold(p_token_hash text, p_now timestamptz) returns boolean
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
    set free = merge_minutes(
      d.free, freed_minutes(v_schedule, v_hold.starts_at, v_hold.ends_at, null))
    where d.schedule_id = v_schedule.id and d.day = v_day;
  perform refresh_schedule_avail(v_schedule.id, p_now);
  return true;
end $$;

-- Releases the expired holds of a schedule's day, so that their slots can be booked at once, even
-- if no worker runs. The holds are locked before the day, as everywhere.
create or replace function release_expired_holds(p_schedule schedule, p_day date, p_now timestamptz)
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
