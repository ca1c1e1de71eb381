-- Staff see what has been sent and what staff did. The list repeats the values of earlier migrations.
alter table staff_event
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'second_look', 'blanked', 'undone',
    'taken', 'released', 'noted', 'retried', 'resent', 'closed', 'tested', 'created', 'changed',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed',
    'locked', 'unlocked'));

-- The messages of a day, by the time at which they were settled or are due, and one by its id.
create index message_at on message (coalesce(settled_at, due_at) desc, id desc);
create unique index message_id on message (id);
drop index message_inbox;

-- What staff did, and what they did with appointments, of all and of one.
create index staff_event_actor on staff_event (actor, at desc, id desc);
create index appointment_event_staff on appointment_event (at)
  where actor not in ('patient', 'retention');
create index appointment_event_actor on appointment_event (actor, at desc, id desc)
  where actor not in ('patient', 'retention');
