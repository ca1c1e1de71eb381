-- Returns when a branch is open on a day, as local minutes, and the weekday whose hours its doctors have:
-- on a moved working day that of the day that it replaces. No row for a closed day. A holiday wins over
-- the season, whose hours may be others on that weekday. A choice for all holidays never opens a working day, nor closes one.
create or replace function branch_day(p_branch integer, p_day date)
returns table (weekday smallint, opens integer, closes integer) language sql stable rows 1 as $$
  select w.weekday, (o.span->>0)::integer, (o.span->>1)::integer
  from (values (p_day)) d (day)
  left join holiday h on h.day = d.day
  left join lateral (
    select b.choice, b.hours from branch_holiday b
    where b.clinic_branch_id = p_branch
      and (b.holiday_id = h.id or b.holiday_id is null
        and (h.kind in ('closed', 'moved_rest') or h.kind = 'moved_work' and b.choice = 'official'))
    order by b.holiday_id nulls last limit 1) c on true
  cross join lateral (
    select case when h.kind = 'moved_work' and c.choice in ('official', 'hours') then h.as_weekday
      else extract(isodow from p_day)::smallint end as weekday) w
  left join lateral (
    select coalesce(b.weekday_hours->w.weekday::text, b.hours) as hours from season s
    join branch_season b on b.season_id = s.id and b.clinic_branch_id = p_branch
    where daterange(s.first_day, s.last_day, '[]') @> d.day) s on true
  cross join lateral jsonb_array_elements(case
    when c.choice = 'hours' then c.hours
    when c.choice = 'closed' then '[]'
    when h.kind in ('closed', 'moved_rest') and c.choice is distinct from 'usual' then '[]'
    else coalesce(s.hours, '[[0, 1440]]') end) o (span)
$$;
