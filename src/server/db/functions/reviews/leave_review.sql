-- Stores the review of an appointment by its patient, unpublished. Returns null if the appointment has one.
create or replace function leave_review(
  p_appointment bigint, p_doctor integer, p_service integer, p_author text, p_score smallint,
  p_comment text, p_would_recommend boolean, p_language text, p_now timestamptz,
  p_address_hash text
) returns integer language plpgsql as $$
declare
  v_id integer;
begin
  perform attribute_changes('patient', p_address_hash);
  insert into review as r (appointment_id, doctor_id, service_id, author, score, comment,
      would_recommend, language, created_at, evidence, is_published)
    values (p_appointment, p_doctor, p_service, p_author, p_score, p_comment, p_would_recommend,
      p_language, p_now,
      (select case
        when a.attendance in ('arrived', 'in_room', 'seen') or a.scanned_at is not null then 'came'
        when (a.origin ->> 'is_phone_verified')::boolean and a.attendance <> 'no_show' then 'booked' end
      from appointment a where a.id = p_appointment), false)
    on conflict (appointment_id) do nothing
    returning r.id into v_id;
  return v_id;
end $$;
