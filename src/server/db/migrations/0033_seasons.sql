-- Named periods with other hours, such as Ramadan, which an operator dates and may move.
create table season (
  id integer primary key generated always as identity,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  names localized_text not null,
  -- false for an estimate
  is_confirmed boolean not null,
  source_url text not null check (source_url ~ '^https?://'),
  constraint season_first_day_key exclude using gist (daterange(first_day, last_day, '[]') with &&)
);

-- The hours of a branch in a season, to which those of its doctors are limited: pairs of local minutes.
-- Without a row the branch has its usual hours.
create table branch_season (
  clinic_branch_id integer not null references clinic_branch on delete cascade,
  season_id integer not null references season on delete cascade,
  hours jsonb not null,
  primary key (clinic_branch_id, season_id)
);
create index branch_season_season on branch_season (season_id);

alter table staff_event
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday', 'season'));
