-- The times that a patient has stopped the calendar of an appointment. Addresses of an earlier revision are unknown.
create table appointment_calendar (
  appointment_id bigint primary key references appointment on delete cascade,
  revision smallint not null check (revision > 0)
);
