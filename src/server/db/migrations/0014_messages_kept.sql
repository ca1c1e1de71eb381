-- What is known of a message that was sent, and how long that is kept.

alter table message
  -- nobody knows how the last attempt ended: its worker was killed, or there was no answer
  add column is_unanswered boolean not null default false,
  -- how often it was sent anew although an attempt without a known outcome may have arrived
  add column blind_repeats smallint not null default 0;

create index message_settled on message (settled_at) where settled_at is not null;
create index message_repeated on message (tried_at) where blind_repeats > 0;
