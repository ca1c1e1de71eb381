-- Why the desk sent the patient no message about a change.
alter table appointment_event add column silent_reason text
  check (silent_reason in ('told_by_phone', 'told_in_person', 'mistake'));
