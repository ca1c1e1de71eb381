-- Queues the schedules of branches (null for all) whose days from p_from to p_to may have other hours.
create or replace function queue_projections(p_branches integer[], p_from date, p_to date)
returns void language sql as $$
  insert into projection_due (schedule_id, from_day, to_day)
  select s.id, p_from, p_to from schedule s
  where (p_branches is null or s.clinic_branch_id = any (p_branches)) and s.projected_until >= p_from
  order by s.id
  on conflict (schedule_id) do update set
    from_day = least(projection_due.from_day, excluded.from_day),
    to_day = greatest(projection_due.to_day, excluded.to_day)
$$;

-- Projects the next queued schedules, at most p_limit, and returns their number. The transaction must
-- be short: it locks their days, for which bookings wait. Several processes may project at once.
create or replace function project_queued_schedules(p_limit integer, p_now timestamptz)
returns integer language plpgsql as $$
declare
  v_schedules integer[];
  v_from date;
  v_to date;
begin
  with taken as (
    delete from projection_due d where d.schedule_id in (
      select q.schedule_id from projection_due q order by q.schedule_id
      limit p_limit for update skip locked)
    returning d.schedule_id, d.from_day, d.to_day)
  select array_agg(t.schedule_id), min(t.from_day), max(t.to_day) into v_schedules, v_from, v_to
    from taken t;
  if v_schedules is null then return 0; end if;
  perform project_schedules(v_schedules, v_from, v_to, p_now);
  return cardinality(v_schedules);
end $$;
