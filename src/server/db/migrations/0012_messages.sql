-- What patients are told about their appointments by SMS. A row is a message that is owed: written
-- by the trigger below in the very transaction of the event that causes it, settled by a worker.
-- It holds neither the phone nor the text: both come from the appointment when it is sent.

-- False for appointments nobody waits to hear of, such as those of the demo data.
alter table appointment add column notify boolean not null default true;

create table message (
  appointment_id bigint not null references appointment on delete cascade,
  kind text not null check (
    kind in ('confirmation', 'moved', 'cancelled', 'day_before', 'hours_before', 'feedback')),
  -- the version of the appointment that it tells of
  sequence integer not null,
  -- when it is to be sent, or tried again; while a worker has it: when it is taken from that one
  due_at timestamptz not null,
  -- later than this nobody wants to hear it
  useful_until timestamptz not null,
  --   waiting  for due_at
  --   sending  a worker has it, until due_at
  --   sent     the provider has taken it
  --   dropped  not to be sent any more, reason says why
  --   failed   given up after the last attempt, reason says why
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  -- how often a worker has taken it: one that was overtaken settles nothing
  claim integer not null default 0,
  -- attempts at the provider, and when the first of them began
  attempts smallint not null default 0,
  tried_at timestamptz,
  -- a code; never anything of the patient
  reason text,
  settled_at timestamptz,
  -- once per event
  primary key (appointment_id, kind, sequence)
);
create index message_due on message (due_at) where state in ('waiting', 'sending');
create index message_failed on message (settled_at) where state = 'failed';

-- From 21:00 to 08:00 on the clock of the place nobody is disturbed by what can be said at another
-- time.
create function is_quiet(p_local timestamp) returns boolean
language sql immutable parallel safe as $$
  select p_local::time >= time '21:00' or p_local::time < time '08:00'
$$;

-- The evening before the quiet hours rather than the morning after them: a reminder that comes
-- after the visit is none.
create function loud_before(p_at timestamptz, p_zone text) returns timestamptz
language sql immutable parallel safe as $$
  select case when is_quiet(l.at)
    then ((l.at - interval '8 hours')::date + time '20:30') at time zone p_zone
    else p_at end
  from (select p_at at time zone p_zone as at) l
$$;

create function loud_after(p_at timestamptz, p_zone text) returns timestamptz
language sql immutable parallel safe as $$
  select case when is_quiet(l.at)
    then ((l.at + interval '3 hours')::date + time '08:00') at time zone p_zone
    else p_at end
  from (select p_at at time zone p_zone as at) l
$$;

-- What an appointment, as it is now, is to be told of. A reminder is left out when the patient
-- books or moves the visit less than three hours before it: that message is still on the screen.
create function messages_owed(p_appointment appointment, p_zone text, p_now timestamptz)
returns table (kind text, due_at timestamptz, useful_until timestamptz)
language sql immutable as $$
  select o.kind, o.due_at, o.useful_until
  from (values
    (case when p_appointment.status = 'cancelled' then 'cancelled'
        when p_appointment.sequence = 0 then 'confirmation' else 'moved' end,
      p_now, p_appointment.starts_at, true),
    -- a day on the clock, also where the clock changes in between
    ('day_before',
      loud_before(((p_appointment.starts_at at time zone p_zone) - interval '1 day')
        at time zone p_zone, p_zone),
      p_appointment.starts_at - interval '3 hours', false),
    ('hours_before', loud_before(p_appointment.starts_at - interval '2 hours', p_zone),
      p_appointment.starts_at, false),
    ('feedback', loud_after(p_appointment.ends_at + interval '2 hours', p_zone),
      p_appointment.ends_at + interval '3 days', false)
  ) o (kind, due_at, useful_until, is_notice)
  where o.is_notice
    or (p_appointment.status = 'booked' and o.due_at >= p_now + interval '3 hours')
$$;

create function queue_messages() returns trigger language plpgsql as $$
declare
  v_now timestamptz := coalesce(new.changed_at, new.created_at);
  v_zone text;
begin
  if tg_op = 'UPDATE' then
    -- What waits tells of a time that is no more. What a worker has it looks at once more itself.
    update message m set state = 'dropped', reason = 'superseded', settled_at = v_now
      where m.appointment_id = new.id and m.state = 'waiting';
  end if;
  if new.starts_at <= v_now then return null; end if;
  select s.time_zone into v_zone from schedule s where s.id = new.schedule_id;
  insert into message (appointment_id, kind, sequence, due_at, useful_until)
    select new.id, o.kind, new.sequence, o.due_at, o.useful_until
    from messages_owed(new, v_zone, v_now) o;
  return null;
end $$;

create trigger appointment_booked after insert on appointment
  for each row when (new.notify) execute function queue_messages();
-- Every change a patient is told of raises the sequence.
create trigger appointment_changed after update on appointment
  for each row when (new.notify and new.sequence <> old.sequence)
  execute function queue_messages();
