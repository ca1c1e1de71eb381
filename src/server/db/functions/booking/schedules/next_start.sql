-- Returns the bit of a day in schedule_avail.day_mask.
create or replace function day_bit(p_day date) returns bigint
language sql immutable parallel safe as $$
  select 1::bigint << ((p_day - date '1970-01-01') & 63)
$$;

-- Returns the starts of a day, p_from or later, from which p_steps consecutive steps are free.
create or replace function fitting_starts(
  p_free smallint[], p_step smallint, p_steps smallint, p_from integer
) returns setof smallint language sql immutable parallel safe as $$
  select m from unnest(p_free) m
  where m >= p_from
    and (p_steps = 1 or p_free @> array(
      select (m + g * p_step)::smallint from generate_series(1, p_steps - 1) g))
$$;

-- Returns the first start of a schedule, at p_after or later, with room for p_steps. Days are
-- compared by their local midnight. A start that the clock skips is omitted: it does not convert
-- back to the same local minute. Days are read until one has such a start, and the plan is kept:
-- planning takes longer than reading.
create or replace function next_start(
  p_schedule integer, p_steps smallint, p_after timestamptz
) returns timestamptz language sql stable set plan_cache_mode = force_generic_plan as $$
  select n.at
  from schedule s
  cross join lateral (select p_after at time zone s.time_zone as at) l
  cross join lateral (
    select f.at
    from schedule_day d
    cross join lateral (
      select (d.day + m * interval '1 minute') at time zone s.time_zone as at
      from fitting_starts(
        d.free, s.step_minutes, p_steps,
        case when d.day = l.at::date
          then ceil(extract(epoch from l.at - l.at::date) / 60)::integer else 0 end) m
      where ((d.day + m * interval '1 minute') at time zone s.time_zone) at time zone s.time_zone
        = d.day + m * interval '1 minute'
      order by m
      limit 1) f
    where d.schedule_id = s.id and d.day >= l.at::date and d.free <> '{}'
    order by d.day
    limit 1) n
  where s.id = p_schedule
$$;
