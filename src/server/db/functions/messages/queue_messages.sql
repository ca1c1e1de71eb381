-- Returns the messages to send for the current version of an appointment. A reminder is omitted
-- when the patient books or moves the appointment less than three hours before the reminder is due:
-- the confirmation is still on the screen. The message about a move waits for two minutes, and another
-- change within that time replaces it. No feedback is asked about a rehearsal. The patient of an imported
-- appointment knows of it, and did not book it here: only reminders and messages about changes are sent.
create or replace function due_messages(
  p_appointment appointment, p_zone text, p_now timestamptz
) returns table (kind text, due_at timestamptz, expires_at timestamptz)
language sql immutable as $$
  select o.kind, o.due_at, o.expires_at
  from (values
    (case when p_appointment.status = 'cancelled' then 'cancelled'
        when p_appointment.sequence = 0 then 'confirmation' else 'moved' end,
      case when p_appointment.status = 'booked' and p_appointment.sequence > 0
        then p_now + interval '2 minutes' else p_now end,
      p_appointment.starts_at, true),
    -- the day before at the same local time, even across a clock change
    ('day_before',
      before_quiet_hours(((p_appointment.starts_at at time zone p_zone) - interval '1 day')
        at time zone p_zone, p_zone),
      p_appointment.starts_at - interval '3 hours', false),
    ('hours_before', before_quiet_hours(p_appointment.starts_at - interval '2 hours', p_zone),
      p_appointment.starts_at, false),
    ('feedback', after_quiet_hours(p_appointment.ends_at + interval '2 hours', p_zone),
      p_appointment.ends_at + interval '3 days', false)
  ) o (kind, due_at, expires_at, is_notice)
  where o.is_notice and not (o.kind = 'confirmation' and p_appointment.source is not distinct from 'import')
    or not o.is_notice and p_appointment.status = 'booked' and o.due_at >= p_now + interval '3 hours'
      and not (o.kind = 'feedback' and coalesce(p_appointment.source, '') in ('rehearsal', 'import'))
$$;

create or replace function queue_messages() returns trigger language plpgsql as $$
declare
  v_now timestamptz := coalesce(new.changed_at, new.created_at);
  v_zone text;
begin
  if tg_op = 'UPDATE' then
    -- Waiting messages are about the old slot. The worker checks messages that it has claimed.
    update message m set state = 'dropped', reason = 'superseded', settled_at = v_now
      where m.appointment_id = new.id and m.state = 'waiting';
  end if;
  if new.starts_at <= v_now then return null; end if;
  select s.time_zone into v_zone from schedule s where s.id = new.schedule_id;
  insert into message (appointment_id, kind, sequence, due_at, expires_at)
    select new.id, o.kind, new.sequence, o.due_at, o.expires_at
    from due_messages(new, v_zone, v_now) o
    -- The reminders of the new time are sent all the same.
    where o.kind not in ('moved', 'cancelled')
      or coalesce(current_setting('vizit.silent_reason', true), '') = '';
  return null;
end $$;
