-- Visits to come of clinics, from lists of their old calendars.
alter table import
  --   prices  a price list
  --   visits  visits to come; its sheets are deleted when it is applied, or after seven days
  add column kind text not null default 'prices' check (kind in ('prices', 'visits'));

-- The doctors, at a branch, that names of a clinic's files mean, each confirmed by a person once.
create table import_doctor (
  clinic_id integer not null references clinic on delete cascade,
  -- doctor and branch without letter case, accents and punctuation
  name_key text not null check (length(name_key) between 1 and 4100),
  -- null if the doctor is none of the clinic
  schedule_id integer references schedule on delete cascade,
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  primary key (clinic_id, name_key)
);
create index import_doctor_schedule on import_doctor (schedule_id);

-- The visits that imports entered, and have not undone.
create table import_visit (
  appointment_id bigint primary key references appointment on delete cascade,
  import_id integer not null references import on delete cascade,
  -- the start in the file: a visit that was moved since is known by it
  starts_at timestamptz not null
);
create index import_visit_import on import_visit (import_id);
