-- Returns for each of some days the p_limit free times of an offer at the desk that begin nearest to a local minute, p_now or
-- later and not after the day p_last. A day without any is replaced by the nearest one with some, at most p_days_around
-- later or earlier. The times have the length of a follow-up where one is wanted and offered.
create or replace function find_series(
  p_offer integer, p_days date[], p_days_around integer, p_last date, p_minute integer, p_now timestamptz,
  p_limit integer, p_is_follow_up boolean
) returns table (wanted date, starts_at timestamptz) language plpgsql stable as $$
declare
  v_wanted date;
  v_distance integer;
  v_day date;
begin
  foreach v_wanted in array p_days loop
    -- 0, 1, -1, 2, -2, ...
    for v_distance in
      select d from generate_series(-p_days_around, p_days_around) d order by abs(d), d desc
    loop
      v_day := v_wanted + v_distance;
      continue when v_day > p_last;
      return query
        -- Materialized, or PostgreSQL may read the free minutes of a full day.
        with roomy as materialized (
          select k.steps, s as schedule
          from doctor_service o
          join schedule s on s.id = o.schedule_id
          join doctor d on d.id = s.doctor_id
          cross join lateral (select steps_of_kind(o, s, p_is_follow_up) as steps) k
          cross join lateral day_with_room(s, v_day, k.steps * s.step_minutes, 0, 1440) r
          where o.id = p_offer and o.is_active and d.is_active and r.has_room)
        select v_wanted, l.at
        from roomy o
        cross join lateral fitting_starts(
          free_minutes_at_desk(o.schedule, v_day), (o.schedule).step_minutes, o.steps, 0) m
        cross join lateral (
          select (v_day + m * interval '1 minute') at time zone (o.schedule).time_zone as at) l
        where l.at >= p_now
        order by abs(m - p_minute), m
        limit p_limit;
      exit when found;
    end loop;
  end loop;
end $$;
