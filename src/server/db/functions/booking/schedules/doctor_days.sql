-- A doctor is one person: an appointment at one branch takes time at every other. These functions
-- work on the days, at every branch, that spans of doctors touch. A span is at most a day long.

-- Returns all schedules of the doctors, and all local days of the spans.
create or replace function days_of_doctors(
  p_doctors integer[], p_starts timestamptz[], p_ends timestamptz[],
  out schedules integer[], out days date[]
) language sql stable as $$
  select array_agg(distinct s.id), array_agg(distinct l.day)
  from unnest(p_doctors, p_starts, p_ends) span (doctor_id, starts_at, ends_at)
  join schedule s on s.doctor_id = span.doctor_id
  cross join lateral (values
    ((span.starts_at at time zone s.time_zone)::date),
    (((span.ends_at - interval '1 second') at time zone s.time_zone)::date)) l (day)
$$;

-- Adds the rows of days that have none yet. A projection of such a day waits for the row, and sees
-- the appointment.
create or replace function add_doctor_days(
  p_doctor integer, p_starts_at timestamptz, p_ends_at timestamptz
) returns void language sql as $$
  insert into schedule_day (schedule_id, day, free)
  select s, day, '{}'
  from days_of_doctors(array[p_doctor], array[p_starts_at], array[p_ends_at]) o
  cross join unnest(o.schedules) s
  cross join unnest(o.days) day
  order by 1, 2
  on conflict do nothing
$$;

-- Locks the days in the order of every function that takes or frees minutes: by schedule and day.
-- In PL/pgSQL, because a SQL function stops its last SELECT after the first row.
create or replace function lock_doctor_days(
  p_doctors integer[], p_starts timestamptz[], p_ends timestamptz[]
) returns void language plpgsql as $$
declare
  v_schedules integer[];
  v_days date[];
begin
  select * into v_schedules, v_days from days_of_doctors(p_doctors, p_starts, p_ends);
  perform from schedule_day d
    where d.schedule_id = any (v_schedules) and d.day = any (v_days)
    order by d.schedule_id, d.day for update;
end $$;

-- Recomputes the days, and the availability of the schedules that change. The caller must have
-- locked the days in an earlier statement.
create or replace function refresh_doctor_days(
  p_doctors integer[], p_starts timestamptz[], p_ends timestamptz[], p_now timestamptz
) returns void language plpgsql as $$
declare
  v_schedules integer[];
  v_days date[];
  v_changed integer[];
begin
  select * into v_schedules, v_days from days_of_doctors(p_doctors, p_starts, p_ends);
  with changed as (
    update schedule_day d set free = n.free
    from (
      select o.schedule_id, o.day, free_minutes(s, o.day) as free
      from schedule_day o
      join schedule s on s.id = o.schedule_id and o.day <= s.projected_until
      where o.schedule_id = any (v_schedules) and o.day = any (v_days)) n
    where d.schedule_id = n.schedule_id and d.day = n.day and d.free <> n.free
    returning d.schedule_id)
  select array_agg(distinct c.schedule_id order by c.schedule_id) into v_changed from changed c;
  perform refresh_schedule_avail(s, p_now) from unnest(v_changed) s;
end $$;
