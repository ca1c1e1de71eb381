create or replace trigger queue_messages_of_booking after insert on appointment
  for each row when (new.notify) execute function queue_messages();
-- Every change that the patient gets a message about increments the sequence.
create or replace trigger queue_messages_of_change after update on appointment
  for each row when (new.notify and new.sequence <> old.sequence)
  execute function queue_messages();

create or replace trigger record_booking after insert on appointment
  for each row when (new.notify or new.created_by is not null)
  execute function record_appointment_change();
create or replace trigger record_change after update on appointment
  for each row when (
    new.sequence <> old.sequence or new.attendance <> old.attendance
    or new.coming_at is distinct from old.coming_at
    or new.erased_at is distinct from old.erased_at)
  execute function record_appointment_change();
create or replace trigger record_review after insert on review
  for each row when (new.appointment_id is not null) execute function record_appointment_review();

create or replace trigger erase_network_hash before update on appointment
  for each row when (new.erased_at is distinct from old.erased_at)
  execute function erase_network_hash();

create or replace trigger notify_desk_changed after insert or update on appointment
  for each row execute function notify_desk_changed();

create or replace trigger set_notice_of_booking before insert on appointment
  for each row when (new.notify) execute function set_notice();
create or replace trigger set_notice_of_move before update on appointment
  for each row
  when (new.notify and (new.starts_at <> old.starts_at or new.schedule_id <> old.schedule_id))
  execute function set_notice();
create or replace trigger set_cancelled_late before update on appointment
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
  execute function set_cancelled_late();
