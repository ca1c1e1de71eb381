-- The minutes that patients' visits keep from the doctor's other visits, before and after.
alter table schedule add column buffer_minutes smallint not null default 0
  check (buffer_minutes between 0 and 120);
