-- A record has one name, appointment. Functions whose names or parameters change are dropped; the new ones
-- are created after the migrations. Until its processes are replaced, the previous version cannot change
-- absences and imports, and cannot book at the desk: nothing has been released yet.
alter table absence_visit rename to absence_appointment;
alter table absence_appointment rename constraint absence_visit_pkey to absence_appointment_pkey;
alter table absence_appointment
  rename constraint absence_visit_absence_id_fkey to absence_appointment_absence_id_fkey;
alter table absence_appointment
  rename constraint absence_visit_appointment_id_fkey to absence_appointment_appointment_id_fkey;
alter table absence_appointment
  rename constraint absence_visit_outcome_check to absence_appointment_outcome_check;
alter table absence_appointment
  rename constraint absence_visit_proposal_check to absence_appointment_proposal_check;
alter index absence_visit_appointment rename to absence_appointment_appointment;
alter index absence_visit_waiting rename to absence_appointment_waiting;
alter index absence_alternative_visit rename to absence_alternative_appointment;

alter table import_visit rename to import_appointment;
alter table import_appointment rename constraint import_visit_pkey to import_appointment_pkey;
alter table import_appointment
  rename constraint import_visit_appointment_id_fkey to import_appointment_appointment_id_fkey;
alter table import_appointment
  rename constraint import_visit_import_id_fkey to import_appointment_import_id_fkey;
alter index import_visit_import rename to import_appointment_import;

alter table import drop constraint import_kind_check;
update import set kind = 'appointments' where kind = 'visits';
alter table import add constraint import_kind_check
  check (kind in ('prices', 'appointments', 'doctors', 'hours'));

alter domain import_visit_outcome rename to import_appointment_outcome;
alter domain import_appointment_outcome
  rename constraint import_visit_outcome_check to import_appointment_outcome_check;

drop function if exists apply_absence_visit;
drop function if exists book_at_desk;
drop function if exists cancel_imported_visits;
drop function if exists closest_alternative;
drop function if exists hand_visits_over;
drop function if exists import_visits;
drop function if exists lock_visit_days;
drop function if exists refresh_visit_days;
drop function if exists visit_days;
drop function if exists visits_at_busy_times;
