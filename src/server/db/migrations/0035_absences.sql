-- Absences of doctors. Each blocks the doctor's time at once, and then looks after the patients who had
-- booked it.
create table absence (
  id integer primary key generated always as identity,
  doctor_id integer not null references doctor on delete cascade,
  -- where the doctor is absent: at the branches of the account that entered it
  schedule_ids integer[] not null check (cardinality(schedule_ids) > 0),
  starts_at timestamptz not null,
  -- infinity until further notice
  ends_at timestamptz not null check (ends_at > starts_at),
  -- for staff only
  reason text not null default '' check (length(reason) <= 200),
  created_at timestamptz not null,
  -- the actor who decided what happens to the visits; null before
  confirmed_by text,
  -- when patients are told; until then the absence can be taken back
  apply_at timestamptz check ((apply_at is null) = (confirmed_by is null)),
  -- taken back before patients were told, or ended early
  ended_at timestamptz
);
create index absence_doctor on absence (doctor_id);
create index absence_end on absence (ends_at);
create index absence_due on absence (apply_at) where ended_at is null;

-- The visits within an absence, and what happens to them.
create table absence_visit (
  absence_id integer not null references absence on delete cascade,
  appointment_id bigint not null references appointment on delete cascade,
  -- the version and the time of the visit when the absence was entered
  sequence integer not null,
  starts_at timestamptz not null,
  --   choice       the patient chooses, by SMS
  --   same_doctor  moved to the first alternative of the same doctor
  --   colleague    moved to the first alternative of a colleague
  --   cancel       cancelled, by SMS
  --   call         the patient has no mobile phone: the desk calls
  proposal text not null
    check (proposal in ('choice', 'same_doctor', 'colleague', 'cancel', 'call')),
  -- what was done; skipped when the visit had changed before
  outcome text check (outcome in ('told', 'moved', 'cancelled', 'call', 'skipped')),
  primary key (absence_id, appointment_id)
);
create index absence_visit_appointment on absence_visit (appointment_id);
create index absence_visit_waiting on absence_visit (absence_id) where outcome is null;

-- The times that are held for the patient of a visit. A row ends with its hold.
create table absence_alternative (
  token_hash text primary key references slot_hold on delete cascade,
  absence_id integer not null,
  appointment_id bigint not null,
  doctor_service_id integer not null references doctor_service on delete cascade,
  foreign key (absence_id, appointment_id) references absence_visit on delete cascade
);
create index absence_alternative_visit on absence_alternative (appointment_id);
create index absence_alternative_offer on absence_alternative (doctor_service_id);

-- A block of one schedule, or of all of a doctor's.
alter table doctor_block
  add column schedule_id integer references schedule on delete cascade,
  add column absence_id integer references absence on delete cascade;
create index doctor_block_absence on doctor_block (absence_id) where absence_id is not null;

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check (kind in (
  'confirmation', 'moved', 'cancelled', 'day_before', 'hours_before', 'feedback',
  'delayed', 'delayed_more', 'choice'));

-- The lists repeat the values of earlier migrations.
alter table staff_event
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'second_look', 'blanked', 'undone',
    'taken', 'released', 'noted', 'retried', 'resent', 'closed', 'tested',
    'created', 'changed', 'deleted', 'merged',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed',
    'locked', 'unlocked',
    'erasure_prepared', 'erasure_confirmed', 'erasure_rejected', 'erasure_expired', 'erased',
    'skipped', 'removed', 'confirmed', 'ended')),
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday', 'season', 'walk_in',
    'absence'));
