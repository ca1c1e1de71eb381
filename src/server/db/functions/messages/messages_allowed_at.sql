-- Returns when a phone may have another message: null if it has had fewer than p_max in the 24 hours before
-- p_now. A message that staff sent again counts again. The first sending of one about what staff did does not count.
create or replace function messages_allowed_at(p_phone text, p_now timestamptz, p_max integer)
returns timestamptz language sql stable as $$
  select (array_agg(c.at order by c.at desc))[p_max] + interval '24 hours'
  from appointment a
  join message m on m.appointment_id = a.id
  cross join unnest(m.counted_at) with ordinality c (at, position)
  where a.client_phone = p_phone and a.client_phone <> '' and c.at > p_now - interval '24 hours'
    and not (c.position = 1 and is_by_staff(m, a))
$$;

-- Tells whether a message is about what staff did: booked, moved, cancelled or corrected an appointment, were absent or
-- late. Reminders are about the booking.
create or replace function is_by_staff(p_message message, p_appointment appointment) returns boolean
language sql stable as $$
  select case p_message.kind
    when 'corrected' then true
    when 'choice' then true
    when 'delayed' then true
    when 'delayed_more' then true
    when 'cancelled' then coalesce(p_appointment.cancelled_by <> 'patient', false)
    -- Each move and the cancellation raised the version of the appointment by one.
    when 'moved' then coalesce((
      select e.actor <> 'patient' from appointment_event e
      where e.appointment_id = p_appointment.id and e.action in ('moved', 'cancelled')
      order by e.id desc offset p_appointment.sequence - p_message.sequence limit 1), false)
    else p_appointment.source <> 'online' end
$$;
