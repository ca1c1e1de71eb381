-- When the patient answered that they are coming; a move forgets it.
alter table appointment add column coming_at timestamptz;

alter table appointment_event drop constraint appointment_event_action_check;
alter table appointment_event add constraint appointment_event_action_check check (action in (
  'booked', 'moved', 'cancelled', 'reviewed', 'erased',
  'arrived', 'in_room', 'seen', 'no_show', 'undone', 'viewed', 'confirmed'));
