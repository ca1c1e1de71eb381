-- Replaces the coming blocks of a calendar by busy times, given as parallel arrays, and projects the days that
-- change. Blocks that have ended stay for the figures, for as long as those look back. The caller must have
-- locked the calendar; it is locked before schedules.
create or replace function replace_calendar_blocks(
  p_calendar integer, p_schedules integer[], p_starts timestamptz[], p_ends timestamptz[], p_now timestamptz
) returns void language plpgsql as $$
declare
  v_doctor integer;
  v_changed integer[];
  v_from timestamptz;
  v_to timestamptz;
begin
  select c.doctor_id into v_doctor from busy_calendar c where c.id = p_calendar;
  delete from doctor_block k
    where k.busy_calendar_id = p_calendar and k.ends_at < p_now - interval '400 days';
  with given as (
    select g.* from unnest(p_schedules, p_starts, p_ends) g (schedule_id, starts_at, ends_at)
    where g.ends_at > p_now),
  gone as (
    delete from doctor_block k
    where k.busy_calendar_id = p_calendar and k.ends_at > p_now
      and (k.schedule_id, k.starts_at, k.ends_at) not in (select g.schedule_id, g.starts_at, g.ends_at from given g)
    returning k.schedule_id, k.starts_at, k.ends_at),
  added as (
    insert into doctor_block (doctor_id, schedule_id, busy_calendar_id, starts_at, ends_at)
    select v_doctor, g.schedule_id, p_calendar, g.starts_at, g.ends_at from given g
    where (g.schedule_id, g.starts_at, g.ends_at) not in (
      select k.schedule_id, k.starts_at, k.ends_at from doctor_block k where k.busy_calendar_id = p_calendar)
    returning schedule_id, starts_at, ends_at)
  select array_agg(distinct c.schedule_id order by c.schedule_id), min(c.starts_at), max(c.ends_at)
    into v_changed, v_from, v_to
    from (select * from gone union all select * from added) c;
  if v_changed is null then return; end if;
  perform project_span(v_changed, v_from, v_to, p_now);
  perform pg_notify('desk_changed', v_doctor::text);
end $$;

-- Stores what a calendar contains as of p_now. The arrays are null if its content has not changed. Returns false
-- when the calendar has been removed or paused since reading began.
create or replace function store_busy_times(
  p_calendar integer, p_schedules integer[], p_starts timestamptz[], p_ends timestamptz[],
  p_known_until timestamptz, p_read integer, p_unread_count integer, p_unread jsonb, p_etag text,
  p_last_modified text, p_next_read_at timestamptz, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  perform from busy_calendar c where c.id = p_calendar and not c.is_paused for update;
  if not found then return false; end if;
  update busy_calendar c set read_at = p_now, failures = 0, fault = null, fault_number = null,
    next_read_at = p_next_read_at where c.id = p_calendar;
  if p_starts is null then return true; end if;
  update busy_calendar c set content_at = p_now, known_until = p_known_until, read_count = p_read,
    unread_count = p_unread_count, unread = p_unread, etag = p_etag, last_modified = p_last_modified
    where c.id = p_calendar;
  perform replace_calendar_blocks(p_calendar, p_schedules, p_starts, p_ends, p_now);
  return true;
end $$;

-- Removes a calendar with its blocks, so that its times can be booked again. Returns false when it is gone.
create or replace function remove_busy_calendar(p_calendar integer, p_now timestamptz, p_actor text)
returns boolean language plpgsql as $$
begin
  perform from busy_calendar c where c.id = p_calendar for update;
  if not found then return false; end if;
  perform replace_calendar_blocks(p_calendar, '{}', '{}', '{}', p_now);
  delete from busy_calendar c where c.id = p_calendar;
  insert into staff_event (at, actor, action, subject_table, subject_id)
    values (p_now, p_actor, 'deleted', 'busy_calendar', p_calendar);
  return true;
end $$;

-- Returns the upcoming appointments at times that a calendar blocks. Nothing happens to them by itself.
create or replace function appointments_at_busy_times(p_calendar integer, p_now timestamptz)
returns setof appointment language sql stable as $$
  select a.* from appointment a
  where a.status = 'booked' and a.starts_at > p_now
    and a.schedule_id = any ((select c.schedule_ids from busy_calendar c where c.id = p_calendar)::integer[])
    and exists (
      select from doctor_block k
      where k.busy_calendar_id = p_calendar and k.schedule_id = a.schedule_id
        and k.starts_at < a.ends_at and k.ends_at > a.starts_at)
$$;
