-- Decides what happens to the appointments of an absence: p_proposals has a proposal by the id of an
-- appointment. Patients are told ten minutes later, or two if the first appointment is within the hour.
-- Patients without a mobile phone stay on the list of calls. Returns false when it is decided already, or
-- ended.
create or replace function confirm_absence(
  p_absence integer, p_proposals jsonb, p_now timestamptz, p_actor text
) returns boolean language plpgsql as $$
declare
  v_apply_at timestamptz;
begin
  perform from absence b
    where b.id = p_absence and b.confirmed_by is null and b.ended_at is null for update;
  if not found then return false; end if;
  update absence_appointment v set proposal = p_proposals ->> v.appointment_id::text
    where v.absence_id = p_absence and v.proposal <> 'call' and p_proposals ? v.appointment_id::text;
  select p_now + case when min(v.starts_at) <= p_now + interval '1 hour'
      then interval '2 minutes' else interval '10 minutes' end
    into v_apply_at
    from absence_appointment v
    join appointment a on a.id = v.appointment_id and a.sequence = v.sequence
    where v.absence_id = p_absence and is_displaced(a);
  update absence b set confirmed_by = p_actor, apply_at = coalesce(v_apply_at, p_now)
    where b.id = p_absence;
  insert into staff_event (at, actor, action, subject_table, subject_id, details)
    select p_now, p_actor, 'confirmed', 'absence', p_absence,
      coalesce(jsonb_object_agg(c.proposal, c.count), '{}')
    from (
      select v.proposal, count(*) from absence_appointment v
      where v.absence_id = p_absence group by v.proposal) c;
  return true;
end $$;

-- Takes an absence back before patients are told, or ends it now. The doctor's time can be booked again,
-- unless another absence covers it, which then looks after its appointments. Returns false when it has ended.
create or replace function end_absence(
  p_absence integer, p_now timestamptz, p_actor text
) returns boolean language plpgsql as $$
declare
  v_absence absence;
begin
  perform lock_absences((select b.doctor_id from absence b where b.id = p_absence));
  select * into v_absence from absence b where b.id = p_absence and b.ended_at is null for update;
  if not found then return false; end if;
  update absence b set ended_at = p_now,
    ends_at = case when b.ends_at = 'infinity'
      then greatest(p_now, b.starts_at + interval '1 minute') else b.ends_at end
    where b.id = p_absence;
  perform hand_appointments_over(p_absence, p_now);
  delete from doctor_block k where k.absence_id = p_absence and k.starts_at >= p_now;
  update doctor_block k set ends_at = p_now where k.absence_id = p_absence and k.ends_at > p_now;
  perform project_span(v_absence.schedule_ids, v_absence.starts_at, v_absence.ends_at, p_now);
  insert into staff_event (at, actor, action, subject_table, subject_id)
    values (p_now, p_actor,
      case when v_absence.apply_at <= p_now then 'ended' else 'undone' end, 'absence', p_absence);
  perform pg_notify('desk_changed', v_absence.doctor_id::text);
  return true;
end $$;

-- Waits until no other absence of a doctor begins or ends.
create or replace function lock_absences(p_doctor integer) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('absences of ' || p_doctor, 0));
end $$;

-- Hands the appointments of an absence that has ended over to the absences that were entered later for the same
-- time. Patients who have been told are not told again where patients are told already.
create or replace function hand_appointments_over(p_absence integer, p_now timestamptz) returns void
language sql as $$
  insert into absence_appointment (absence_id, appointment_id, sequence, starts_at, proposal, outcome)
    select distinct on (a.id) b.id, a.id, a.sequence, a.starts_at,
      case when a.notify and a.client_phone <> '' then 'choice' else 'call' end,
      case when b.apply_at <= p_now then v.outcome end
    from absence_appointment v
    join appointment a on a.id = v.appointment_id and a.sequence = v.sequence
    join absence b on b.id > p_absence and b.ended_at is null and a.schedule_id = any (b.schedule_ids)
      and a.starts_at < b.ends_at and a.ends_at > b.starts_at
    where v.absence_id = p_absence and v.outcome is distinct from 'skipped'
      and a.status = 'booked' and a.attendance = 'expected' and a.starts_at > p_now
      and not is_displaced(a)
    order by a.id, b.id
    on conflict do nothing
$$;
