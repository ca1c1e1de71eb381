-- Photographs of doctors, which every node serves and every backup contains.

-- Written only with the consent of the doctor.
create table doctor_portrait (
  doctor_id integer primary key references doctor on delete cascade,
  -- of the content, and part of the URLs
  hash text not null unique,
  consent_at timestamptz not null,
  -- the account that says that the doctor has consented
  consent_by text not null
);

-- A square in one size and format.
create table doctor_portrait_file (
  doctor_id integer not null references doctor_portrait on delete cascade,
  size smallint not null,
  format text not null check (format in ('avif', 'webp', 'jpg')),
  data bytea not null,
  primary key (doctor_id, size, format)
);
