-- The queue of patients without an appointment, at branches that use one.
create table walk_in_queue (
  clinic_branch_id integer primary key references clinic_branch on delete cascade,
  is_open boolean not null,
  -- of the address of the screen in the waiting room, which needs no sign-in
  screen_code text not null unique
);

-- A ticket of a queue. It becomes an appointment when a doctor takes it or has free time at once.
create table walk_in (
  id bigint generated always as identity primary key,
  clinic_branch_id integer not null references clinic_branch on delete cascade,
  -- local; it begins at 03:00
  day date not null,
  number smallint not null,
  -- of the address of the patient's page
  code text not null unique,
  -- null for any doctor of the branch who offers the service
  schedule_id integer references schedule on delete cascade,
  service_id integer not null references service on delete cascade,
  given_name text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'removed')),
  -- orders those who wait
  position numeric not null,
  -- before the last skip, until another change
  position_before numeric,
  skips smallint not null default 0,
  version integer not null default 1,
  appointment_id bigint references appointment on delete cascade,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (clinic_branch_id, day, number)
);
create index walk_in_age on walk_in (created_at);
create index walk_in_appointment on walk_in (appointment_id);

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
    'skipped', 'removed')),
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday',
    'season', 'walk_in'));
