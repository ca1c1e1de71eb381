-- Public holidays, the hours that branches have on them, and schedules whose days must be projected.

-- The holidays of the country: one row per day.
create table holiday (
  id integer primary key generated always as identity,
  day date not null unique,
  -- closed: a public holiday; moved_rest: a day off instead of another day; moved_work: a working day
  -- instead of another; short: a working day that ends early; optional: a holiday of some people
  kind text not null check (kind in ('closed', 'moved_rest', 'moved_work', 'short', 'optional')),
  -- the weekday (ISO) whose hours a moved working day has
  as_weekday smallint check (as_weekday between 1 and 7),
  names localized_text not null,
  -- false for an estimate, such as a day that depends on the moon
  is_confirmed boolean not null,
  source_url text not null check (source_url ~ '^https?://'),
  check ((kind = 'moved_work') = (as_weekday is not null))
);

-- The years whose holidays an operator has checked to be complete.
create table holiday_year (
  year smallint primary key
);

-- The hours of a branch on holidays. Without a row it is closed on public holidays and moved days off,
-- and has its usual hours on all others.
create table branch_holiday (
  clinic_branch_id integer not null references clinic_branch on delete cascade,
  -- null for all holidays without a row of their own
  holiday_id integer references holiday on delete cascade,
  -- official: closed on public holidays, open on moved working days
  choice text not null check (choice in ('closed', 'usual', 'official', 'hours')),
  -- pairs of local minutes, to which the hours of the doctors are limited
  hours jsonb,
  -- true if the branch stays open only because it had appointments when the holiday was entered
  is_automatic boolean not null default false,
  unique nulls not distinct (clinic_branch_id, holiday_id),
  check ((choice = 'hours') = (hours is not null))
);
create index branch_holiday_holiday on branch_holiday (holiday_id);

-- The schedules whose days must be projected again, by workers in short transactions.
create table projection_due (
  schedule_id integer primary key references schedule on delete cascade,
  from_day date not null,
  to_day date not null
);

alter table staff_event
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday'));
