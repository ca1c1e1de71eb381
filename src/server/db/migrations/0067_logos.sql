-- Logos of clinics: the published one, and those of drafts.

create table clinic_logo (
  -- of the content, and part of the URLs
  hash text primary key,
  clinic_id integer not null references clinic on delete cascade,
  -- the value of `clinic.logo` and of drafts
  url text not null
);
create index clinic_logo_clinic on clinic_logo (clinic_id);

-- A logo in one size, that of the longer side, and format.
create table clinic_logo_file (
  hash text not null references clinic_logo on delete cascade,
  size smallint not null,
  format text not null check (format in ('avif', 'webp', 'png')),
  data bytea not null,
  primary key (hash, size, format)
);
