-- An invitation to an account whose opening others watch waits until `effective_at`; null for one that works at once.
alter table staff_link add effective_at timestamptz;
alter table staff_link add created_by integer references staff_user on delete set null;

alter table staff_event drop constraint staff_event_action_check;
alter table staff_event add constraint staff_event_action_check check (action in (
  'published', 'rejected', 'second_look', 'blanked', 'undone',
  'taken', 'released', 'noted', 'retried', 'resent', 'closed', 'tested',
  'created', 'changed', 'deleted', 'merged',
  'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
  'invitation_approved', 'invitation_stopped',
  'second_factor_added', 'second_factor_removed', 'second_factor_failed',
  'locked', 'unlocked',
  'erasure_prepared', 'erasure_confirmed', 'erasure_rejected', 'erasure_expired', 'erased',
  'skipped', 'removed', 'confirmed', 'ended', 'applied', 'searched'));
