-- Other calendars of doctors: their busy times are blocks. Nothing else of their events is stored.
create table busy_calendar (
  id integer primary key generated always as identity,
  doctor_id integer not null references doctor on delete cascade,
  -- where the busy times block: at the branches of the account that added the calendar
  schedule_ids integer[] not null check (cardinality(schedule_ids) > 0),
  -- encrypted, because it opens the calendar; null for a file
  address_sealed text,
  -- of the address, to recognise it
  host text check ((host is null) = (address_sealed is null)),
  created_at timestamptz not null,
  -- the last time when the busy times were current
  read_at timestamptz,
  -- the last time when the content was read; an unchanged calendar is read again once a day
  content_at timestamptz,
  -- the busy times are known until this instant
  known_until timestamptz,
  -- events that could not be read, and those in an unknown time zone
  unread_count integer not null default 0,
  unknown_zone_count integer not null default 0,
  -- validators of HTTP
  etag text,
  last_modified text,
  -- null for a file, and while reading is paused
  next_read_at timestamptz,
  is_paused boolean not null default false,
  -- since the last reading that succeeded
  failures smallint not null default 0,
  fault text,
  fault_number integer
);
create index busy_calendar_doctor on busy_calendar (doctor_id);
create index busy_calendar_due on busy_calendar (next_read_at) where next_read_at is not null;

alter table doctor_block
  add column busy_calendar_id integer references busy_calendar on delete cascade;
create index doctor_block_calendar on doctor_block (busy_calendar_id, ends_at)
  where busy_calendar_id is not null;

-- The list repeats the values of earlier migrations.
alter table staff_event
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday', 'season', 'walk_in',
    'absence', 'review_reply', 'review_report', 'import', 'busy_calendar'));
