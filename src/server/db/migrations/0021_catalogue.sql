-- The catalogue of the console: texts that were checked, rows that are hidden, merged or deleted, and
-- slugs that changed. The lists of staff_event repeat the values of earlier migrations.

-- A text as it was checked, and the text in the first language of the country that it was compared
-- with. It counts as checked while both are unchanged, so nothing has to reset it.
create table checked_text (
  subject_table text not null check (subject_table in (
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'doctor')),
  subject_id integer not null,
  field text not null,
  language text not null,
  text text not null,
  source text not null,
  checked_at timestamptz not null,
  checked_by text not null,
  primary key (subject_table, subject_id, field, language)
);

-- Words that find the procedures of a category.
alter table service_category add column alternate_names localized_text;

-- Patients no longer find an inactive row. A merged row keeps its id and slug, which lead to the row
-- that replaces it: what is written at the same moment may still refer to it.
alter table city_area
  add column is_active boolean not null default true,
  add column merged_into_id integer references city_area,
  add check (merged_into_id is null or not is_active);
alter table service_category
  add column is_active boolean not null default true,
  add column merged_into_id integer references service_category,
  add check (merged_into_id is null or not is_active);
alter table service
  add column is_active boolean not null default true,
  add column merged_into_id integer references service,
  add check (merged_into_id is null or not is_active);
alter table insurance
  add column is_active boolean not null default true,
  add column merged_into_id integer references insurance,
  add check (merged_into_id is null or not is_active);

-- True for an offer that is inactive because its service is; it becomes active again with the service.
alter table doctor_service add column is_inactive_with_service boolean not null default false;

-- Slugs that rows had before; pages redirect. A slug that a row has now wins.
create table former_slug (
  kind text not null check (kind in ('city', 'city_area', 'service_category', 'service')),
  -- of a district
  city_id integer references city on delete cascade,
  slug text not null,
  row_id integer not null,
  unique nulls not distinct (kind, city_id, slug)
);

alter table staff_event
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'second_look', 'blanked', 'undone',
    'taken', 'released', 'noted', 'retried', 'resent', 'closed', 'tested',
    'created', 'changed', 'deleted', 'merged',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed',
    'locked', 'unlocked')),
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule'));
