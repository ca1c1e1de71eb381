-- Free time. The weekly rules and the exceptions say when a doctor receives; schedule_day is their
-- projection, less what is booked: one row per schedule and day, holding the local minutes of the
-- day (0 to 1439) that are free. schedule_avail is the projection of that: the first bookable time
-- and the days with any, per length of visit.

create extension if not exists btree_gist;

create table schedule_rule (
  schedule_id integer not null references schedule on delete cascade,
  -- ISO: 1 Monday to 7 Sunday
  weekday smallint not null check (weekday between 1 and 7),
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null check (ends_minute between 1 and 1440),
  primary key (schedule_id, weekday, starts_minute),
  check (starts_minute < ends_minute)
);

-- A day that differs from the week: no times at all is a day off.
create table schedule_exception (
  schedule_id integer not null references schedule on delete cascade,
  day date not null,
  starts_minute smallint,
  ends_minute smallint,
  unique nulls not distinct (schedule_id, day, starts_minute),
  check ((starts_minute is null) = (ends_minute is null)),
  check (starts_minute < ends_minute)
);

create table schedule_day (
  schedule_id integer not null references schedule on delete cascade,
  day date not null,
  free smallint[] not null,
  primary key (schedule_id, day)
) with (fillfactor = 85);

-- The local minutes at which a schedule receives on a day, by its exceptions or else its week.
create function working_minutes(p_schedule integer, p_step smallint, p_day date)
returns smallint[] language sql stable as $$
  select coalesce(array_agg(m::smallint order by m), '{}')
  from (
    select e.starts_minute, e.ends_minute from schedule_exception e
    where e.schedule_id = p_schedule and e.day = p_day and e.starts_minute is not null
    union all
    select r.starts_minute, r.ends_minute from schedule_rule r
    where r.schedule_id = p_schedule and r.weekday = extract(isodow from p_day)
      and not exists (
        select from schedule_exception e where e.schedule_id = p_schedule and e.day = p_day)
  ) t
  cross join lateral generate_series(
    t.starts_minute::integer, t.ends_minute - p_step, p_step::integer) m
$$;

-- Leaves out the minutes that the clock jumps over in spring. They never come, so they are neither
-- a start nor a step of a longer visit.
create function without_gap(p_minutes smallint[], p_day date, p_zone text)
returns smallint[] language sql stable as $$
  select case
    when (p_day + 1)::timestamp at time zone p_zone - p_day::timestamp at time zone p_zone
      >= interval '24 hours'
    then p_minutes
    else array(
      select m from unnest(p_minutes) m
      where (p_day + m * interval '1 minute') at time zone p_zone at time zone p_zone
        = p_day + m * interval '1 minute'
      order by m) end
$$;

-- Projects the days that are not there yet, p_days of them from today in the schedule's zone.
-- Nothing can be booked on a day without a row, so such a day is free as its rules say.
create function extend_schedule_days(p_schedules integer[], p_now timestamptz, p_days integer)
returns void language sql as $$
  insert into schedule_day (schedule_id, day, free)
  select s.id, d.day,
    without_gap(working_minutes(s.id, s.step_minutes, d.day), d.day, s.time_zone)
  from schedule s
  cross join lateral (
    select (p_now at time zone s.time_zone)::date + g as day
    from generate_series(0, p_days - 1) g
    except
    select x.day from schedule_day x where x.schedule_id = s.id) d
  where s.id = any (p_schedules)
  on conflict do nothing
$$;

create table schedule_avail (
  schedule_id integer not null references schedule on delete cascade,
  steps smallint not null,
  -- the first start that could be booked when this row was last refreshed
  nearest_at timestamptz,
  -- nearest_at less the lead time: past this moment the row is due for a refresh
  bookable_until timestamptz,
  -- bit (days since 1970-01-01) mod 64 is set for a day with a start that fits
  day_mask bigint not null,
  primary key (schedule_id, steps)
) with (fillfactor = 70);
create index schedule_avail_due on schedule_avail (bookable_until) where bookable_until is not null;

create function day_bit(p_day date) returns bigint language sql immutable parallel safe as $$
  select 1::bigint << ((p_day - date '1970-01-01') & 63)
$$;

-- The starts of a day, p_from or later, from which p_steps consecutive steps are free.
create function fitting_starts(p_free smallint[], p_step smallint, p_steps smallint, p_from integer)
returns setof smallint language sql immutable parallel safe as $$
  select m from unnest(p_free) m
  where m >= p_from
    and (p_steps = 1 or p_free @> array(
      select (m + g * p_step)::smallint from generate_series(1, p_steps - 1) g))
$$;

-- The first time of a schedule a visit of p_steps could start at p_after or later. Days are
-- compared by their local midnight, so a start in the gap of a summer-time change is passed over:
-- it does not come back to the same local minute.
create function next_start(
  p_schedule integer, p_steps smallint, p_after timestamptz
) returns timestamptz language sql stable as $$
  select (d.day + m * interval '1 minute') at time zone s.time_zone
  from schedule s
  join schedule_day d on d.schedule_id = s.id
    and d.day >= (p_after at time zone s.time_zone)::date
    and d.free <> '{}'
  cross join lateral fitting_starts(
    d.free, s.step_minutes, p_steps,
    case when d.day = (p_after at time zone s.time_zone)::date
      then ceil(extract(epoch from (p_after at time zone s.time_zone)
        - date_trunc('day', p_after at time zone s.time_zone)) / 60)::integer
      else 0 end) m
  where s.id = p_schedule
    and ((d.day + m * interval '1 minute') at time zone s.time_zone) at time zone s.time_zone
      = d.day + m * interval '1 minute'
  order by d.day, m
  limit 1
$$;

-- Writes schedule_avail anew for one schedule, for every length of visit it offers. A length no
-- longer offered is kept up as well, or it would be due for ever. The lock comes before the look:
-- a booking that is being committed would otherwise be overlooked, and its time shown until it
-- has passed.
create function refresh_schedule_avail(p_schedule integer, p_now timestamptz)
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
    select next_start(s.id, v.steps, p_now + s.lead_minutes * interval '1 minute') as at) n
  where s.id = p_schedule
  on conflict (schedule_id, steps) do update set
    nearest_at = excluded.nearest_at,
    bookable_until = excluded.bookable_until,
    day_mask = excluded.day_mask
$$;
