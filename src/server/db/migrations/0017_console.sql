-- The console of the operator: items of the inbox have an owner, dead-lettered messages are items of
-- the inbox, and reviews are moderated by two people.

alter table clinic_request add column owner_id integer references staff_user;
alter table contact_message add column owner_id integer references staff_user;
alter table survey_answer add column owner_id integer references staff_user;

-- A dead-lettered message is open until done_at, or until it is sent again.
alter table message
  add column id bigint not null generated always as identity,
  add column owner_id integer references staff_user,
  add column done_at timestamptz,
  add column done_by text,
  add column note text,
  add constraint message_done check ((done_at is null) = (done_by is null));
create unique index message_inbox on message (id) where state = 'failed';

alter table review
  -- waits for a person who may overturn decisions
  add column needs_second_look boolean not null default false,
  -- the changes by staff; a decision about an older version is rejected
  add column version integer not null default 0,
  -- the text as written, while it waits and personal data in `comment` are blanked out
  add column original_comment text;
-- Finds the same text elsewhere.
create index review_text on review (md5(lower(comment))) where length(comment) >= 20;
create index review_decided on review (moderated_at desc) where moderated_by is not null;
drop function if exists moderate_review(integer, text, text, text, timestamptz);

alter table staff_event
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'second_look', 'blanked', 'undone',
    'taken', 'released', 'noted', 'retried', 'closed',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed')),
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user'));
