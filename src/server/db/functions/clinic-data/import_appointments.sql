-- Appointments to come of an old calendar are entered in one transaction: it locks their offers, then their
-- days, enters some of them at a time, and recomputes the days. This is the lock order of every change of
-- appointments.

-- Returns the days that spans of doctors touch in each of their schedules.
create or replace function appointment_days(
  p_doctors integer[], p_starts timestamptz[], p_ends timestamptz[]
) returns table (schedule_id integer, day date) language sql stable as $$
  select distinct s.id, l.day
  from unnest(p_doctors, p_starts, p_ends) span (doctor_id, starts_at, ends_at)
  join schedule s on s.doctor_id = span.doctor_id
  cross join lateral (values
    ((span.starts_at at time zone s.time_zone)::date),
    (((span.ends_at - interval '1 second') at time zone s.time_zone)::date)) l (day)
$$;

-- Locks the days, after adding the rows of those that have none yet, by schedule and day.
create or replace function lock_appointment_days(
  p_doctors integer[], p_starts timestamptz[], p_ends timestamptz[]
) returns void language plpgsql as $$
begin
  insert into schedule_day (schedule_id, day, free)
    select v.schedule_id, v.day, '{}' from appointment_days(p_doctors, p_starts, p_ends) v
    order by 1, 2
    on conflict do nothing;
  perform from schedule_day d
    join appointment_days(p_doctors, p_starts, p_ends) v
      on v.schedule_id = d.schedule_id and v.day = d.day
    order by d.schedule_id, d.day for update of d;
end $$;

-- Enters appointments whose offers and days are locked, which do not overlap each other. p_appointments has
-- line, offer, starts_at, ends_at, hash, name, surname, phone and notify of each. outcome is `booked`,
-- `inactive`, `taken` or `held`: no appointment is entered over another one. One statement, because a
-- function that is called by many statements is planned for each of them.
create or replace function import_appointments(
  p_import integer, p_appointments jsonb, p_language text, p_by integer, p_now timestamptz, p_actor text
) returns table (line integer, outcome import_appointment_outcome) language sql as $$
  select attribute_changes(p_actor);
  with entry as materialized (
    select x.*, o.schedule_id, o.doctor_id, o.price, o.discount, o.total,
      not is_within_hours(s, x.starts_at, x.ends_at) as is_outside_hours,
      case when d.is_active and (o.is_active or k.is_draft and o.is_inactive_with_service)
        then coalesce(conflict_at(o.doctor_id, x.starts_at, x.ends_at, p_now, null), 'booked')
        else 'inactive' end as outcome
    from jsonb_to_recordset(p_appointments) as x (
      line integer, offer integer, starts_at timestamptz, ends_at timestamptz, hash text, name text,
      surname text, phone text, notify boolean)
    join doctor_service o on o.id = x.offer
    join doctor d on d.id = o.doctor_id
    join schedule s on s.id = o.schedule_id
    join clinic_branch b on b.id = s.clinic_branch_id
    join clinic k on k.id = b.clinic_id),
  added as (
    insert into appointment (
      hash, schedule_id, doctor_id, doctor_service_id, starts_at, ends_at, client_name,
      client_surname, client_phone, language, price, discount, total, created_at, notify, source,
      created_by, is_outside_hours)
    select v.hash, v.schedule_id, v.doctor_id, v.offer, v.starts_at, v.ends_at, v.name, v.surname,
      v.phone, p_language, v.price, v.discount, v.total, p_now, v.notify, 'import', p_by,
      v.is_outside_hours
    from entry v where v.outcome = 'booked' order by v.starts_at, v.line
    returning id, starts_at),
  owned as (
    insert into import_appointment (appointment_id, import_id, starts_at)
    select a.id, p_import, a.starts_at from added a)
  select v.line, v.outcome from entry v
$$;

-- Cancels appointments of an import that is undone.
create or replace function cancel_imported_appointments(
  p_appointments bigint[], p_now timestamptz, p_actor text, p_silent_reason text
) returns void language sql as $$
  select attribute_changes(p_actor, null, p_silent_reason);
  update appointment a set status = 'cancelled', cancelled_by = 'clinic',
    sequence = a.sequence + 1, changed_at = p_now
    where a.id = any (p_appointments);
  delete from import_appointment v where v.appointment_id = any (p_appointments);
$$;

-- Recomputes the locked days, and the availability of the schedules that change.
create or replace function refresh_appointment_days(
  p_doctors integer[], p_starts timestamptz[], p_ends timestamptz[], p_now timestamptz
) returns void language plpgsql as $$
declare
  v_changed integer[];
begin
  with changed as (
    update schedule_day d set free = n.free
    from (
      select o.schedule_id, o.day, free_minutes(s, o.day) as free
      from appointment_days(p_doctors, p_starts, p_ends) o
      join schedule s on s.id = o.schedule_id and o.day <= s.projected_until) n
    where d.schedule_id = n.schedule_id and d.day = n.day and d.free <> n.free
    returning d.schedule_id)
  select array_agg(distinct c.schedule_id order by c.schedule_id) into v_changed from changed c;
  perform refresh_schedule_avail(s, p_now) from unnest(v_changed) s;
end $$;
