-- The reply of a clinic to a review. It waits for moderation like the review did; a change waits again.
create table review_reply (
  id integer primary key generated always as identity,
  review_id integer not null unique references review on delete cascade,
  clinic_id integer not null references clinic,
  body text not null check (length(body) between 1 and 1000),
  language text not null,
  created_at timestamptz not null,
  -- the last change by the clinic
  submitted_at timestamptz not null,
  submitted_by text not null,
  is_published boolean not null default false,
  -- waits for a person who may overturn decisions
  needs_second_look boolean not null default false,
  -- the changes by the clinic and by staff; a change of an older version is rejected
  version integer not null default 0,
  -- null and not published: waiting for moderation
  moderated_at timestamptz,
  moderated_by text,
  rejection_reason text check (rejection_reason in (
    'patient_data', 'insult', 'advertising', 'off_topic', 'unlawful')),
  constraint review_reply_rejected_is_hidden check (rejection_reason is null or not is_published)
);
create index review_reply_waiting on review_reply (submitted_at, id)
  where not is_published and rejection_reason is null;
create index review_reply_rejected_age on review_reply (moderated_at)
  where rejection_reason is not null;
create index review_reply_clinic on review_reply (clinic_id);

-- A review that a clinic has reported, an item of the inbox until done_at.
create table review_report (
  id integer primary key generated always as identity,
  review_id integer not null references review on delete cascade,
  clinic_id integer not null references clinic,
  reason text not null check (reason in (
    'personal_data', 'insult', 'advertising', 'not_about_visit', 'unlawful', 'not_a_patient')),
  comment text not null default '' check (length(comment) <= 500),
  created_at timestamptz not null,
  created_by text not null,
  owner_id integer references staff_user,
  done_at timestamptz,
  done_by text,
  note text,
  unique (review_id, clinic_id),
  constraint review_report_done check ((done_at is null) = (done_by is null))
);
create index review_report_clinic on review_report (clinic_id);
create index review_report_age on review_report (created_at);

-- The list repeats the values of earlier migrations.
alter table staff_event
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday', 'season',
    'walk_in', 'absence', 'review_reply', 'review_report'));
