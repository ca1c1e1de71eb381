-- Returns when a phone may have another message: null if it has had fewer than p_max in the 24 hours before
-- p_now. A message that staff sent again counts again.
create or replace function messages_allowed_at(p_phone text, p_now timestamptz, p_max integer)
returns timestamptz language sql stable as $$
  select (array_agg(c.at order by c.at desc))[p_max] + interval '24 hours'
  from appointment a
  join message m on m.appointment_id = a.id
  cross join unnest(m.counted_at) c (at)
  where a.client_phone = p_phone and a.client_phone <> '' and c.at > p_now - interval '24 hours'
$$;
