create table doctor (
  id integer primary key,
  slug text not null unique,
  names localized_text not null,
  descriptions localized_text not null,
  -- URL of the photograph
  portrait text,
  practising_since smallint,
  academic_statuses localized_text,
  science_degrees localized_text,
  languages text[] not null default '{}',
  is_active boolean not null default true,
  feedback_count integer not null default 0,
  feedback_sum integer not null default 0
);

-- A doctor at a branch, and the grid of slots there. The time zone and the step belong to the
-- schedule, so that a slot can be computed without reading another table.
create table schedule (
  id integer primary key,
  doctor_id integer not null references doctor,
  clinic_branch_id integer not null references clinic_branch,
  time_zone text not null,
  step_minutes smallint not null default 30 check (step_minutes between 5 and 240),
  lead_minutes smallint not null default 60 check (lead_minutes >= 0),
  unique (doctor_id, clinic_branch_id)
);
create index schedule_branch on schedule (clinic_branch_id);

create table doctor_service (
  id integer primary key,
  doctor_id integer not null references doctor,
  service_id integer not null references service,
  schedule_id integer not null references schedule,
  clinic_branch_id integer not null references clinic_branch,
  type text not null check (type in ('initial-appointment', 'procedure')),
  price numeric(12, 2) not null check (price >= 0),
  discount smallint not null default 0 check (discount between 0 and 99),
  total numeric(12, 2) not null check (total >= 0),
  duration_minutes smallint not null check (duration_minutes between 5 and 480),
  -- consecutive steps of the schedule that an appointment takes
  steps smallint not null check (steps between 1 and 16),
  -- in months
  age_from smallint not null default 0,
  age_to smallint,
  insurances integer[] not null default '{}',
  is_premium boolean not null default false,
  qualifications localized_text,
  on_walk_in_basis boolean not null default false,
  avg_waiting_minutes smallint,
  -- sanitised HTML
  price_conditions localized_text,
  is_active boolean not null default true,
  feedback_count integer not null default 0,
  feedback_sum integer not null default 0,
  unique (doctor_id, clinic_branch_id, service_id)
);
create index doctor_service_schedule on doctor_service (schedule_id);

-- The doctors list: one row per doctor's service at a branch, with every column that filters or
-- orders a list. A projection of the tables above, written by refresh_doctor_listing.
create table doctor_listing (
  doctor_service_id integer primary key,
  doctor_id integer not null,
  service_id integer not null,
  city_id integer not null,
  city_area_id integer,
  clinic_id integer not null,
  clinic_branch_id integer not null,
  schedule_id integer not null,
  steps smallint not null,
  rank real not null,
  feedback_count integer not null,
  feedback_sum integer not null,
  total double precision not null,
  practising_since smallint,
  age_from smallint not null,
  age_to smallint,
  languages text[] not null,
  insurances integer[] not null,
  lat double precision not null,
  lng double precision not null,
  is_active boolean not null,
  is_premium boolean not null
);
-- A list scans all doctors of a specialty in a city: 7,000 in the capital of a country with 100,000.
-- The index includes every column that filters or counts them, so the scan reads no table page.
create index doctor_listing_page
  on doctor_listing (city_id, service_id, rank desc, doctor_id)
  include (is_active, total, feedback_count, feedback_sum, schedule_id, steps, practising_since,
    city_area_id, clinic_id, clinic_branch_id, age_from, age_to, languages, insurances, lat, lng);
create index doctor_listing_city on doctor_listing (city_id, rank desc, doctor_id);
create index doctor_listing_clinic on doctor_listing (clinic_id, service_id);
create index doctor_listing_doctor on doctor_listing (doctor_id);
create index doctor_listing_premium
  on doctor_listing (city_id, service_id, doctor_id)
  include (is_active, schedule_id, steps) where is_premium;
