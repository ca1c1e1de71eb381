create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on city
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on city_area
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on clinic
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on clinic_branch
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on clinic_branch_field
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on insurance
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on service_category
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on service
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on service_extra
  for each statement execute function notify_reference_changed();
create or replace trigger notify_reference_changed
  after insert or update or delete or truncate on holiday
  for each statement execute function notify_reference_changed();
