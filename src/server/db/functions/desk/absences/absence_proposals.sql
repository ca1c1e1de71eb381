-- Proposes an absence of a doctor, one for each branch of the schedules, as those who enter the absences of a branch
-- decide about it. The same that waits already is not proposed again.
create or replace function propose_absence(
  p_doctor integer, p_schedules integer[], p_first_day date, p_last_day date, p_reason text,
  p_now timestamptz, p_actor text
) returns void language sql as $$
  with added as (
    insert into absence_proposal
      (doctor_id, schedule_ids, first_day, last_day, reason, proposed_at, proposed_by)
    select p_doctor, array_agg(s.id order by s.id), p_first_day, p_last_day, p_reason, p_now, p_actor
    from schedule s
    where s.id = any (p_schedules) and s.doctor_id = p_doctor
    group by s.clinic_branch_id
    on conflict do nothing
    returning id)
  insert into staff_event (at, actor, action, subject_table, subject_id)
    select p_now, p_actor, 'created', 'absence_proposal', id from added
$$;

-- Accepts a proposal: begins the absence, and returns its id; null if the proposal was decided in between. An absence
-- of the same time that is entered at once waits: absences of a doctor are locked before proposals.
create or replace function accept_absence_proposal(
  p_proposal integer, p_starts_at timestamptz, p_ends_at timestamptz, p_now timestamptz, p_actor text
) returns integer language plpgsql as $$
declare
  v_proposal absence_proposal;
begin
  perform lock_absences((select p.doctor_id from absence_proposal p where p.id = p_proposal));
  select * into v_proposal from absence_proposal p
    where p.id = p_proposal and p.decision is null for update;
  if not found then return null; end if;
  return begin_absence(v_proposal.doctor_id, v_proposal.schedule_ids, p_starts_at, p_ends_at,
    v_proposal.reason, p_now, p_actor);
end $$;

-- Accepts the waiting proposals whose days and schedules an absence has, or what is left of the days. Those that are over
-- stay.
create or replace function settle_absence_proposals(
  p_absence absence, p_now timestamptz, p_actor text
) returns void language sql as $$
  with settled as (
    update absence_proposal p set decision = 'accepted', decided_at = p_now, decided_by = p_actor,
      absence_id = p_absence.id
    from absence_proposal o
    cross join lateral (
      select min(s.time_zone) as zone from schedule s where s.id = any (o.schedule_ids)) z
    cross join lateral (
      select (p_now at time zone z.zone)::date as today,
        (p_absence.starts_at at time zone z.zone)::date as first_day,
        ((p_absence.ends_at - interval '1 second') at time zone z.zone)::date as last_day) l
    where p.id = o.id and p.decision is null and o.doctor_id = p_absence.doctor_id
      and o.schedule_ids <@ p_absence.schedule_ids
      and greatest(o.first_day, l.today) between l.first_day and coalesce(o.last_day, 'infinity')
      and coalesce(o.last_day, 'infinity') <= l.last_day
    returning p.id)
  insert into staff_event (at, actor, action, subject_table, subject_id)
    select p_now, p_actor, 'confirmed', 'absence_proposal', id from settled
$$;

-- Rejects a proposal with an answer for the doctor, or takes it back if p_answer is null. Returns false if it was
-- decided in between.
create or replace function refuse_absence_proposal(
  p_proposal integer, p_answer text, p_now timestamptz, p_actor text
) returns boolean language plpgsql as $$
begin
  update absence_proposal p set decided_at = p_now, decided_by = p_actor, answer = p_answer,
      decision = case when p_answer is null then 'withdrawn' else 'rejected' end
    where p.id = p_proposal and p.decision is null;
  if not found then return false; end if;
  insert into staff_event (at, actor, action, subject_table, subject_id)
    values (p_now, p_actor, case when p_answer is null then 'withdrawn' else 'rejected' end,
      'absence_proposal', p_proposal);
  return true;
end $$;
