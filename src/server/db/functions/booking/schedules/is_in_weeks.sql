-- Returns true if hours of such weeks apply to a day: by the ISO week of the date, or by its place among
-- the same weekdays of the month. A moved working day has the place of its own date.
create or replace function is_in_weeks(p_weeks text, p_day date) returns boolean
language sql immutable parallel safe as $$
  select case p_weeks
    when 'every' then true
    when 'odd' then extract(week from p_day)::integer % 2 = 1
    when 'even' then extract(week from p_day)::integer % 2 = 0
    when 'last' then extract(month from p_day + 7) <> extract(month from p_day)
    else p_weeks = (array['first', 'second', 'third', 'fourth', 'fifth'])[
      (extract(day from p_day)::integer + 6) / 7] end
$$;

-- Returns true if a day can be in both kinds of weeks.
create or replace function weeks_meet(p_a text, p_b text) returns boolean
language sql immutable parallel safe as $$
  select p_a = p_b or 'every' in (p_a, p_b)
    or (p_a in ('odd', 'even')) <> (p_b in ('odd', 'even'))
    or 'last' in (p_a, p_b) and (p_a in ('fourth', 'fifth') or p_b in ('fourth', 'fifth'))
$$;
