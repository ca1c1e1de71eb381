create or replace trigger forbid_event_change before update or delete on appointment_event
  for each row execute function forbid_event_change();
create or replace trigger forbid_event_change before update or delete on staff_event
  for each row execute function forbid_event_change();
