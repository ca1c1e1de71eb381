-- How late a doctor is running today. A row of another day has ended by itself.
create table schedule_delay (
  schedule_id integer primary key references schedule on delete cascade,
  day date not null,
  minutes smallint not null check (minutes between 5 and 240)
);

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check (kind in (
  'confirmation', 'moved', 'cancelled', 'day_before', 'hours_before', 'feedback',
  'delayed', 'delayed_more'));
-- The delay that the message is about.
alter table message add column delay_minutes smallint;
