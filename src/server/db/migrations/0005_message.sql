-- Text messages to patients about their appointments. queue_messages adds a row in the transaction
-- of the event that causes it; a worker sends it. A row holds neither phone nor text: both come
-- from the appointment when the message is sent.
create table message (
  appointment_id bigint not null references appointment on delete cascade,
  kind text not null check (
    kind in ('confirmation', 'moved', 'cancelled', 'day_before', 'hours_before', 'feedback')),
  -- the version of the appointment that the message is about
  sequence integer not null,
  -- when to send it, or to try again; while a worker has it, when the claim of that worker ends
  due_at timestamptz not null,
  -- never sent after this
  expires_at timestamptz not null,
  --   waiting  for due_at
  --   sending  claimed by a worker until due_at
  --   sent     accepted by the provider
  --   dropped  no longer to be sent, see reason
  --   failed   dead-lettered after the last attempt, see reason
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  -- raised by every claim, so that a worker whose claim has ended settles nothing
  claim integer not null default 0,
  -- attempts at the provider, and when the first of them began
  attempts smallint not null default 0,
  first_attempt_at timestamptz,
  -- a code, never personal data
  reason text,
  settled_at timestamptz,
  -- the outcome of the last attempt is unknown: its worker was killed, or no response came
  is_unanswered boolean not null default false,
  -- how often it was sent again after an attempt whose outcome is unknown
  unconfirmed_resends smallint not null default 0,
  primary key (appointment_id, kind, sequence)
);
create index message_due on message (due_at) where state in ('waiting', 'sending');
create index message_failed on message (settled_at) where state = 'failed';
create index message_settled on message (settled_at) where settled_at is not null;
create index message_resent on message (first_attempt_at) where unconfirmed_resends > 0;
