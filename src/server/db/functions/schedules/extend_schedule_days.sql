-- Adds the missing rows of schedule_day for p_days days from today in the schedule's zone. A day
-- without a row has no bookings yet, so all its working minutes are free.
create or replace function extend_schedule_days(
  p_schedules integer[], p_now timestamptz, p_days integer
) returns void language sql as $$
  insert into schedule_day (schedule_id, day, free)
  select s.id, d.day,
    remove_skipped_minutes(working_minutes(s.id, s.step_minutes, d.day), d.day, s.time_zone)
  from schedule s
  cross join lateral (
    select (p_now at time zone s.time_zone)::date + g as day
    from generate_series(0, p_days - 1) g
    except
    select x.day from schedule_day x where x.schedule_id = s.id) d
  where s.id = any (p_schedules)
  on conflict do nothing
$$;
