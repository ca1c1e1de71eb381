-- Patients see nothing of a draft: neither the clinic nor its offers, times and doctors.
alter table clinic add column is_draft boolean not null default false;

-- Clinics that were set up from a request to join.
create table clinic_onboarding (
  clinic_id integer primary key references clinic on delete cascade,
  -- null after the retention period of requests
  clinic_request_id integer unique references clinic_request on delete set null,
  owner_id integer not null references staff_user,
  started_at timestamptz not null,
  published_at timestamptz
);

-- A rehearsal is booked at a draft by its staff.
alter table appointment
  drop constraint appointment_source_check,
  add constraint appointment_source_check
    check (source in ('online', 'phone', 'desk', 'walk_in', 'import', 'rehearsal'));
