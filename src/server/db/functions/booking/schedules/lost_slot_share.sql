-- Returns the minutes of the schedule's grid that an appointment takes on its local day.
create or replace function occupied_minutes(
  p_schedule schedule, p_starts_at timestamptz, p_ends_at timestamptz
) returns smallint[] language sql stable as $$
  select array(
    select m::smallint
    from local_span(p_starts_at, p_ends_at, p_schedule.time_zone) p
    cross join lateral generate_series(p.begins, p.ends - 1, p_schedule.step_minutes::integer) m)
$$;

-- Returns the first minute of a day that can still be booked: 0 for future days.
create or replace function first_bookable_minute(
  p_schedule schedule, p_day date, p_now timestamptz
) returns integer language sql stable as $$
  select case when l.at::date < p_day then 0
    else ceil(extract(epoch from l.at - p_day::timestamp) / 60)::integer end
  from (
    select bookable_from(p_schedule, p_now) at time zone p_schedule.time_zone as at) l
$$;

-- Returns the largest part of a day's slots (0 to 1), over all lengths of appointment that the
-- schedule offers, that is lost between two states of its free minutes. Slots before p_from do not
-- count.
create or replace function lost_slot_share(
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
