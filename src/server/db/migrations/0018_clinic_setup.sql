-- Staff set up places, services, clinics and doctors. The lists repeat the values of earlier migrations.
alter table staff_event
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'second_look', 'blanked', 'undone',
    'taken', 'released', 'noted', 'retried', 'closed', 'created', 'changed',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed',
    'locked', 'unlocked')),
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'clinic', 'clinic_branch', 'doctor',
    'doctor_service', 'schedule'));

-- The partner behind a clinic; patients never see it.
create table clinic_partner (
  clinic_id integer primary key references clinic on delete cascade,
  legal_name text not null,
  tax_number text not null,
  contact_name text not null,
  contact_phone text not null,
  contact_email text not null
);

-- Weekly hours may begin and end on a day.
alter table schedule_rule
  add column valid_from date not null default '-infinity',
  add column valid_to date not null default 'infinity',
  add check (valid_from <= valid_to),
  drop constraint schedule_rule_pkey,
  add primary key (schedule_id, weekday, starts_minute, valid_from);
