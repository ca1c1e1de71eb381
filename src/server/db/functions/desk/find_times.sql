-- Returns false for a day on which the appointments of the doctor leave no p_minutes together within the hours, beginning at
-- local minutes from p_begins to p_ends. Most days of a busy doctor are such, and this takes an eighth of the time of
-- `free_minutes_at_desk`, which decides: it also knows holds, blocks and buffers. A day on which the clock skips an hour
-- always has room. It returns a table, because PostgreSQL inlines only such a function into a FROM clause.
create or replace function day_with_room(
  p_schedule schedule, p_day date, p_minutes integer, p_begins integer, p_ends integer
) returns table (has_room boolean) language sql stable rows 1 as $$
  select
    (p_day + 1)::timestamp at time zone p_schedule.time_zone - p_day::timestamp at time zone p_schedule.time_zone
      < interval '24 hours'
    or exists (
      select from unnest(
        range_agg(tstzrange(least(l.opens, l.closes), l.closes))
        - coalesce((
          select range_agg(tstzrange(a.starts_at, a.ends_at))
          from appointment a
          where a.doctor_id = p_schedule.doctor_id and a.status <> 'cancelled' and not a.is_extra
            and a.starts_at >= p_day::timestamp at time zone p_schedule.time_zone
            and a.starts_at < (p_day + 1)::timestamp at time zone p_schedule.time_zone), '{}')) gap
      where upper(gap) - lower(gap) >= p_minutes * interval '1 minute')
  from working_hours(p_schedule.id, p_day) h
  cross join lateral (
    select
      (p_day + greatest(h.starts_minute, p_begins) * interval '1 minute') at time zone p_schedule.time_zone as opens,
      (p_day + least(h.ends_minute, p_ends + p_minutes) * interval '1 minute') at time zone p_schedule.time_zone
        as closes) l
  where h.ends_minute > p_begins and h.starts_minute < p_ends
$$;

-- Returns the next free times of offers at the desk, p_now or later, on the days from p_first to p_last: those that start
-- at local minutes from p_begins to p_ends (exclusive), by day, instant and offer. Of each offer and day they are the
-- first p_per_day, or all. They have the length of a follow-up where one is wanted and offered. The list goes on after p_after and the offer p_after_offer. Days are read until p_limit times
-- are found.
create or replace function find_times(
  p_offers integer[], p_first date, p_last date, p_begins integer, p_ends integer, p_now timestamptz,
  p_after timestamptz, p_after_offer integer, p_per_day integer, p_limit integer,
  p_is_follow_up boolean
) returns table (offer_id integer, starts_at timestamptz) language plpgsql stable as $$
declare
  v_day date := p_first;
  v_found integer := 0;
  v_rows integer;
begin
  while v_day <= p_last and v_found < p_limit loop
    return query
      -- Materialized, or PostgreSQL may read the free minutes of every day first.
      with roomy as materialized (
        select o.id, k.steps, s as schedule
        from doctor_service o
        join schedule s on s.id = o.schedule_id
        cross join lateral (select steps_of_kind(o, s, p_is_follow_up) as steps) k
        cross join lateral day_with_room(s, v_day, k.steps * s.step_minutes, p_begins, p_ends) r
        where o.id = any (p_offers) and r.has_room)
      select o.id, t.at
      from roomy o
      cross join lateral (
        select l.at
        from fitting_starts(
          free_minutes_at_desk(o.schedule, v_day), (o.schedule).step_minutes, o.steps, p_begins) m
        cross join lateral (
          select (v_day + m * interval '1 minute') at time zone (o.schedule).time_zone as at) l
        where m < p_ends and l.at >= p_now
        order by m
        limit p_per_day) t
      where (t.at, o.id) > (p_after, p_after_offer)
      order by t.at, o.id
      limit p_limit - v_found;
    get diagnostics v_rows = row_count;
    v_found := v_found + v_rows;
    v_day := v_day + 1;
  end loop;
end $$;
