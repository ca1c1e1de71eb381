-- A trigger of several events has no transition tables, hence one trigger per event. An update that
-- moves a row queues both its old and its new owner.

-- Inserts and deletes need no trigger: a new doctor has no listing yet, and a doctor who leaves is
-- removed from all listings first.
create or replace trigger queue_search_update after update on doctor
  referencing old table as old_rows new table as new_rows
  for each statement execute function queue_search_doctors();

create or replace trigger queue_search_insert after insert on clinic
  referencing new table as changed
  for each statement execute function queue_search_entities('Clinics');

create or replace trigger queue_search_update after update on clinic
  referencing new table as changed
  for each statement execute function queue_search_entities('Clinics');

create or replace trigger queue_search_delete after delete on clinic
  referencing old table as changed
  for each statement execute function queue_search_entities('Clinics');

create or replace trigger queue_search_insert after insert on service
  referencing new table as changed
  for each statement execute function queue_search_entities('Services');

create or replace trigger queue_search_update after update on service
  referencing new table as changed
  for each statement execute function queue_search_entities('Services');

create or replace trigger queue_search_delete after delete on service
  referencing old table as changed
  for each statement execute function queue_search_entities('Services');

create or replace trigger queue_search_update after update on service_category
  referencing old table as old_rows new table as new_rows
  for each statement execute function queue_search_categories();

create or replace trigger queue_search_update after update on city
  referencing old table as old_rows new table as new_rows
  for each statement execute function queue_search_cities();

create or replace trigger queue_search_insert after insert on clinic_branch
  referencing new table as changed
  for each statement execute function queue_search_branches();

create or replace trigger queue_search_update_new after update on clinic_branch
  referencing new table as changed
  for each statement execute function queue_search_branches();

create or replace trigger queue_search_update_old after update on clinic_branch
  referencing old table as changed
  for each statement execute function queue_search_branches();

create or replace trigger queue_search_delete after delete on clinic_branch
  referencing old table as changed
  for each statement execute function queue_search_branches();

create or replace trigger queue_search_insert after insert on doctor_listing
  referencing new table as changed
  for each statement execute function queue_search_listings();

create or replace trigger queue_search_update_new after update on doctor_listing
  referencing new table as changed
  for each statement execute function queue_search_listings();

create or replace trigger queue_search_update_old after update on doctor_listing
  referencing old table as changed
  for each statement execute function queue_search_listings();

create or replace trigger queue_search_delete after delete on doctor_listing
  referencing old table as changed
  for each statement execute function queue_search_listings();

create or replace trigger notify_search_queued after insert on search_queue
  referencing new table as added
  for each statement execute function notify_search_queued();

create or replace trigger notify_search_truncated after truncate on search_doc
  for each statement execute function notify_search_truncated();
