-- Doctors and their hours, from files of clinics.
alter table import
  drop constraint import_kind_check,
  --   doctors  doctors with the services that they offer
  --   hours    weekly hours of doctors, and hours of single days
  add constraint import_kind_check check (kind in ('prices', 'visits', 'doctors', 'hours'));

-- The rows that other systems know by ids of their own, per clinic and system.
create table external_ref (
  clinic_id integer not null references clinic on delete cascade,
  -- the namespace of the ids: 'file' for files of the clinic, otherwise as the source names it
  system text not null check (length(system) between 1 and 200),
  kind text not null check (kind in ('doctor', 'branch', 'schedule')),
  external_id text not null check (length(external_id) between 1 and 200),
  doctor_id integer references doctor on delete cascade,
  clinic_branch_id integer references clinic_branch on delete cascade,
  schedule_id integer references schedule on delete cascade,
  primary key (clinic_id, system, kind, external_id),
  check (num_nonnulls(doctor_id, clinic_branch_id, schedule_id) = 1),
  check (case kind when 'doctor' then doctor_id when 'branch' then clinic_branch_id else schedule_id end is not null)
);
create index external_ref_doctor on external_ref (doctor_id);
create index external_ref_branch on external_ref (clinic_branch_id);
create index external_ref_schedule on external_ref (schedule_id);

-- The doctors that names of a clinic's files mean, each confirmed by a person once, or created with the name.
create table import_person (
  clinic_id integer not null references clinic on delete cascade,
  -- the name without titles, letter case, accents and punctuation
  name_key text not null check (length(name_key) between 1 and 2000),
  -- null if the name is of a new doctor
  doctor_id integer references doctor on delete cascade,
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  primary key (clinic_id, name_key)
);
create index import_person_doctor on import_person (doctor_id);

-- The values that an import last gave a doctor. A column with another value was edited by a person since.
create table import_doctor_value (
  doctor_id integer primary key references doctor on delete cascade,
  value jsonb not null
);

-- The services that files say a doctor offers. Prices that are imported later make them offers.
create table import_doctor_service (
  schedule_id integer not null references schedule on delete cascade,
  service_id integer not null references service on delete cascade,
  -- months
  age_from smallint not null default 0,
  age_to smallint,
  import_id integer not null references import on delete cascade,
  primary key (schedule_id, service_id)
);
create index import_doctor_service_service on import_doctor_service (service_id);
create index import_doctor_service_import on import_doctor_service (import_id);

-- What an import changed of doctors, for the undo.
create table import_doctor_change (
  import_id integer not null references import on delete cascade,
  doctor_id integer not null references doctor on delete cascade,
  -- the values before, null for a new doctor
  before jsonb,
  imported_before jsonb,
  after jsonb not null,
  -- the schedules that were added
  schedule_ids integer[] not null,
  primary key (import_id, doctor_id)
);
create index import_doctor_change_doctor on import_doctor_change (doctor_id);

-- The hours that an import last gave a schedule. Others were entered by a person since.
create table import_hours (
  schedule_id integer primary key references schedule on delete cascade,
  hours jsonb not null
);

-- What an import changed of hours, for the undo.
create table import_hours_change (
  import_id integer not null references import on delete cascade,
  schedule_id integer not null references schedule on delete cascade,
  before jsonb not null,
  imported_before jsonb,
  after jsonb not null,
  primary key (import_id, schedule_id)
);
create index import_hours_change_schedule on import_hours_change (schedule_id);
