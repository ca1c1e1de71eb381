-- What patients say and show before a visit: the code that was scanned at the desk, and that they are
-- coming.

alter table appointment
  -- when the desk scanned the code of the patient's page, which proves the visit for a review
  add column scanned_at timestamptz,
  -- when the patient said "I am coming"; a move forgets it
  add column coming_at timestamptz;

alter table appointment_event drop constraint appointment_event_action_check;
alter table appointment_event add constraint appointment_event_action_check check (action in (
  'booked', 'moved', 'cancelled', 'reviewed', 'erased', 'confirmed',
  'arrived', 'in_room', 'seen', 'no_show', 'undone', 'viewed'));
