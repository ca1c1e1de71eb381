-- Rebuilds schedule_avail for one schedule, for every length of appointment it offers. A length no
-- longer offered is refreshed as well, or it would stay due for ever. The lock precedes the read:
-- otherwise a booking about to commit is missed, and its slot is shown until it has passed.
create or replace function refresh_schedule_avail(p_schedule integer, p_now timestamptz)
returns void language sql as $$
  select from schedule_avail where schedule_id = p_schedule order by steps for update;
  insert into schedule_avail (schedule_id, steps, nearest_at, bookable_until, day_mask)
  select s.id, v.steps, n.at, n.at - s.lead_minutes * interval '1 minute',
    coalesce((
      select bit_or(day_bit(d.day)) from schedule_day d
      where d.schedule_id = s.id and d.day >= (p_now at time zone s.time_zone)::date
        and exists (select from fitting_starts(d.free, s.step_minutes, v.steps, 0))), 0)
  from schedule s
  cross join lateral (
    select ds.steps from doctor_service ds where ds.schedule_id = s.id
    union
    select a.steps from schedule_avail a where a.schedule_id = s.id) v
  cross join lateral (
    select next_start(s.id, v.steps, bookable_from(s, p_now)) as at) n
  where s.id = p_schedule
  on conflict (schedule_id, steps) do update set
    nearest_at = excluded.nearest_at,
    bookable_until = excluded.bookable_until,
    day_mask = excluded.day_mask
$$;
