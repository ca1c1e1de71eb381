-- The provider reports whether a message has reached the phone.
alter table message drop constraint message_state_check;
--   waiting    for due_at
--   sending    claimed by a worker until due_at
--   sent       accepted by the provider
--   delivered  the phone has it, as the provider reports
--   dropped    no longer to be sent, see reason
--   failed     dead-lettered after the last attempt, or not delivered, see reason
alter table message add constraint message_state_check check (
  state in ('waiting', 'sending', 'sent', 'delivered', 'dropped', 'failed')) not valid;
alter table message validate constraint message_state_check;
-- when the report came
alter table message add column delivered_at timestamptz;
