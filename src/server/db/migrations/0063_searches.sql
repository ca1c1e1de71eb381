-- Searches of patients at the desk are events of staff.
alter table staff_event
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'second_look', 'blanked', 'undone',
    'taken', 'released', 'noted', 'retried', 'resent', 'closed', 'tested',
    'created', 'changed', 'deleted', 'merged',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed',
    'locked', 'unlocked',
    'erasure_prepared', 'erasure_confirmed', 'erasure_rejected', 'erasure_expired', 'erased',
    'skipped', 'removed', 'confirmed', 'ended', 'applied', 'searched'));
