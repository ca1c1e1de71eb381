-- Counts what erasing the patient with a phone would erase: appointments, of which `upcoming` would be
-- cancelled and `in_progress` prevent it, their reviews, contact messages and clinic requests. `version`
-- changes with these appointments.
create or replace function preview_erasure(
  p_phone text, p_now timestamptz,
  out appointments integer, out upcoming integer, out in_progress integer, out reviews integer,
  out messages integer, out requests integer, out version text
) language sql stable as $$
  select count(*)::integer,
    (count(*) filter (where a.status = 'booked' and a.starts_at > p_now))::integer,
    (count(*) filter (
      where a.status = 'booked' and a.starts_at <= p_now and a.ends_at > p_now))::integer,
    count(r.id)::integer,
    (select count(*)::integer from contact_message m where m.phone = p_phone),
    (select count(*)::integer from clinic_request c where c.phone = p_phone),
    md5(coalesce(string_agg(
      concat_ws(' ', a.id, a.sequence, a.starts_at > p_now, a.ends_at > p_now), ',' order by a.id), ''))
  from appointment a
  left join review r on r.appointment_id = a.id
  where a.client_phone = p_phone and a.erased_at is null
$$;
