alter table appointment_event drop constraint appointment_event_action_check;
alter table appointment_event add constraint appointment_event_action_check check (action in (
  'booked', 'moved', 'corrected', 'cancelled', 'reviewed', 'erased',
  'arrived', 'in_room', 'seen', 'no_show', 'undone', 'viewed', 'confirmed',
  'resent', 'reached', 'noted'));
create domain desk_correction_outcome as text check (value in ('done', 'unknown', 'cancelled', 'changed'));
