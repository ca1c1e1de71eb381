-- Absences that doctors propose for themselves. Nothing is blocked before a clinic accepts one.
create table absence_proposal (
  id integer primary key generated always as identity,
  doctor_id integer not null references doctor on delete cascade,
  -- of one branch
  schedule_ids integer[] not null check (cardinality(schedule_ids) > 0),
  first_day date not null,
  -- null until further notice
  last_day date check (last_day >= first_day),
  -- for staff only
  reason text not null default '' check (length(reason) <= 200),
  proposed_at timestamptz not null,
  proposed_by text not null,
  -- null while it waits
  decision text check (decision in ('accepted', 'rejected', 'withdrawn')),
  decided_at timestamptz check ((decided_at is null) = (decision is null)),
  decided_by text check ((decided_by is null) = (decision is null)),
  -- why it was rejected, for the doctor
  answer text check ((answer is not null) = (decision is not distinct from 'rejected')),
  absence_id integer references absence on delete set null
);
-- A repeated request proposes once.
create unique index absence_proposal_waiting
  on absence_proposal (doctor_id, schedule_ids, first_day, last_day) nulls not distinct
  where decision is null;
create index absence_proposal_doctor on absence_proposal (doctor_id);
create index absence_proposal_absence on absence_proposal (absence_id);
alter table staff_event drop constraint staff_event_subject_table_check;
alter table staff_event add constraint staff_event_subject_table_check check (subject_table in (
  'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
  'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
  'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday',
  'holiday_year', 'season', 'walk_in', 'absence', 'absence_proposal', 'review_reply', 'review_report',
  'import', 'busy_calendar'));
alter table staff_event drop constraint staff_event_action_check;
alter table staff_event add constraint staff_event_action_check check (action in (
  'published', 'rejected', 'second_look', 'blanked', 'undone', 'taken', 'released', 'noted', 'retried',
  'resent', 'closed', 'tested', 'created', 'changed', 'deleted', 'merged', 'signed_in', 'session_ended',
  'password_changed', 'invited', 'invitation_accepted', 'invitation_approved', 'invitation_stopped',
  'second_factor_added', 'second_factor_removed', 'second_factor_failed', 'locked', 'unlocked',
  'erasure_prepared', 'erasure_confirmed', 'erasure_rejected', 'erasure_expired', 'erased', 'skipped',
  'removed', 'confirmed', 'ended', 'applied', 'searched', 'withdrawn'));
