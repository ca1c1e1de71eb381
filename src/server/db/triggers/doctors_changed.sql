create or replace trigger notify_days_updated after update on schedule_day
  referencing new table as changed
  for each statement execute function notify_schedule_days_changed();

create or replace trigger notify_doctors_updated after update on doctor
  referencing new table as changed
  for each statement execute function notify_doctors_updated();

create or replace trigger notify_services_inserted after insert on doctor_service
  referencing new table as changed
  for each statement execute function notify_doctor_services_changed();
create or replace trigger notify_services_updated after update on doctor_service
  referencing new table as changed
  for each statement execute function notify_doctor_services_changed();
create or replace trigger notify_services_deleted after delete on doctor_service
  referencing old table as changed
  for each statement execute function notify_doctor_services_changed();

create or replace trigger record_price_changes after update on doctor_service
  referencing old table as old_rows new table as new_rows
  for each statement execute function record_price_changes();
