-- Keeps branches open on holidays on which they already have appointments within their hours, until they
-- have chosen themselves. The call must precede the projection of the days.
create or replace function keep_booked_branches_open(p_holidays integer[], p_now timestamptz)
returns void language sql as $$
  insert into branch_holiday (clinic_branch_id, holiday_id, choice, is_automatic)
  select distinct s.clinic_branch_id, h.id, 'usual', true
  from holiday h
  join schedule s on true
  join appointment a on a.schedule_id = s.id and a.doctor_id = s.doctor_id
    and a.status = 'booked' and a.starts_at > p_now and not a.is_outside_hours and not a.is_extra
    and a.starts_at >= h.day::timestamp at time zone s.time_zone
    and a.starts_at < (h.day + 1)::timestamp at time zone s.time_zone
  where h.id = any (p_holidays) and h.kind in ('closed', 'moved_rest')
  on conflict (clinic_branch_id, holiday_id) do nothing
$$;
