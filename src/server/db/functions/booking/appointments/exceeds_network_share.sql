-- Returns true when the appointments of a network without verified phones, including the new one,
-- would make more than p_share of the slots of a doctor's day unbookable. Returns false for the
-- network's first appointment of the day.
create or replace function exceeds_network_share(
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
    cross join lateral unnest(occupied_minutes(p_schedule, a.starts_at, a.ends_at)) m
    where a.doctor_id = p_schedule.doctor_id and a.schedule_id = p_schedule.id
      and a.status <> 'cancelled' and not a.is_extra and a.network_hash = p_network
      and a.starts_at >= v_day::timestamp at time zone p_schedule.time_zone
      and a.starts_at < (v_day + 1)::timestamp at time zone p_schedule.time_zone;
  if v_own is null then return false; end if;
  return p_share < lost_slot_share(
    p_schedule, merge_minutes(v_free, v_own),
    array(select m from unnest(v_free) m where m <> all (occupied_minutes(
      p_schedule, p_starts_at,
      p_starts_at + p_service.steps * p_schedule.step_minutes * interval '1 minute'))),
    first_bookable_minute(p_schedule, v_day, p_now));
end $$;
