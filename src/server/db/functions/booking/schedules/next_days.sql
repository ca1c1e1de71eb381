-- Returns the hours of the next days, today included, those by phone only apart, the number of starts
-- that patients can book, and of those that are still kept from them. It reads the rules, not the projected days: in a transaction it shows what an edit would do.
create or replace function next_days(p_schedule integer, p_days integer, p_now timestamptz)
returns table (day date, hours jsonb, phone_hours jsonb, free integer, kept integer) language sql stable as $$
  select l.today + g,
    h.online, h.by_phone,
    case when g >= s.horizon_days then 0 else (
      select count(*)::integer from unnest(free_minutes(s, l.today + g)) m
      where (l.today + g + m * interval '1 minute') at time zone s.time_zone
        >= bookable_from(s, p_now)) end,
    case when g >= s.horizon_days then 0 else cardinality(
      minutes_without_busy(s, l.today + g, kept_minutes(s, l.today + g), null)) end
  from schedule s
  cross join lateral (select (p_now at time zone s.time_zone)::date as today) l
  cross join generate_series(0, p_days - 1) g
  cross join lateral (
    select
      coalesce(jsonb_agg(jsonb_build_array(d.starts_minute, d.ends_minute) order by d.starts_minute)
        filter (where not d.is_phone_only), '[]') as online,
      coalesce(jsonb_agg(jsonb_build_array(d.starts_minute, d.ends_minute) order by d.starts_minute)
        filter (where d.is_phone_only), '[]') as by_phone
    from day_hours(s.id, l.today + g) d) h
  where s.id = p_schedule
  order by g
$$;
