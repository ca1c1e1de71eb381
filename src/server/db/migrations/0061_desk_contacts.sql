-- The desk sends links again, reaches patients by phone whose SMS failed, and edits notes.
alter table appointment_event drop constraint appointment_event_action_check;
alter table appointment_event add constraint appointment_event_action_check check (action in (
  'booked', 'moved', 'cancelled', 'reviewed', 'erased',
  'arrived', 'in_room', 'seen', 'no_show', 'undone', 'viewed', 'confirmed',
  'resent', 'reached', 'noted'));
