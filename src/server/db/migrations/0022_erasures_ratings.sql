-- Erasing a patient on request, by two people: one prepares, another confirms or rejects.

create table erasure (
  id integer primary key generated always as identity,
  -- the appointment that proved whose phone it is
  appointment_id bigint not null references appointment,
  -- null as soon as the data is erased, or the request is rejected or expired
  phone text,
  state text not null default 'prepared'
    check (state in ('prepared', 'confirmed', 'rejected', 'expired')),
  prepared_by integer not null references staff_user,
  prepared_at timestamptz not null,
  expires_at timestamptz not null,
  -- null as well when a command erased the patient
  decided_by integer references staff_user,
  decided_at timestamptz,
  -- null until everything is erased
  erased_at timestamptz,
  erased_appointments integer not null default 0,
  erased_reviews integer not null default 0,
  erased_messages integer not null default 0,
  erased_requests integer not null default 0,
  constraint erasure_two_people check (decided_by <> prepared_by),
  constraint erasure_keeps_no_phone check (
    (phone is not null) = (state = 'prepared' or state = 'confirmed' and erased_at is null))
);
create unique index erasure_phone on erasure (phone) where phone is not null;
create index erasure_age on erasure (prepared_at);

-- Adds to the lists of actions and tables, whatever other migrations have added to them.
alter table staff_event
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'second_look', 'blanked', 'undone',
    'taken', 'released', 'noted', 'retried', 'resent', 'closed', 'tested',
    'created', 'changed', 'deleted', 'merged',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed',
    'locked', 'unlocked',
    'erasure_prepared', 'erasure_confirmed', 'erasure_rejected', 'erasure_expired', 'erased')),
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
    'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
    'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure'));

-- The published reviews without evidence, which are part of feedback_count and feedback_sum and have
-- half the weight of the others.
alter table doctor
  add column unproved_count integer not null default 0,
  add column unproved_sum integer not null default 0;
alter table doctor_service
  add column unproved_count integer not null default 0,
  add column unproved_sum integer not null default 0;
alter table doctor_listing
  add column unproved_count integer not null default 0,
  add column unproved_sum integer not null default 0;

update doctor d set unproved_count = r.count, unproved_sum = r.sum
  from (
    select doctor_id, count(*) as count, sum(score) as sum from review
    where is_published and evidence is null group by 1) r
  where r.doctor_id = d.id;
update doctor_service ds set unproved_count = r.count, unproved_sum = r.sum
  from (
    select doctor_id, service_id, count(*) as count, sum(score) as sum from review
    where is_published and evidence is null group by 1, 2) r
  where r.doctor_id = ds.doctor_id and r.service_id = ds.service_id;
update doctor_listing l set unproved_count = d.unproved_count, unproved_sum = d.unproved_sum,
    rank = ((2 * d.feedback_sum - d.unproved_sum + 160)::real
      / (2 * d.feedback_count - d.unproved_count + 20))::real
  from doctor d
  where d.id = l.doctor_id and d.unproved_count > 0;

drop index doctor_listing_page;
create index doctor_listing_page
  on doctor_listing (city_id, service_id, rank desc, doctor_id)
  include (is_active, total, feedback_count, feedback_sum, schedule_id, steps, practising_since,
    city_area_id, clinic_id, clinic_branch_id, age_from, age_to, languages, insurances, lat, lng,
    unproved_count, unproved_sum);
