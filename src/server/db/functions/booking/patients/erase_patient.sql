-- Erases the patient with a phone: the appointments booked until p_booked_until that are over or
-- cancelled, their reviews and the effect on ratings, contact messages, clinic requests, and rows and names of
-- files for imports. Completes the erasures that were prepared for the phone, unless an appointment is left. Returns the numbers of
-- rows.
create or replace function erase_patient(
  p_phone text, p_booked_until timestamptz, p_now timestamptz, p_actor text,
  out appointments integer, out reviews integer, out messages integer, out requests integer
) language plpgsql as $$
declare
  v_appointments bigint[];
  v_review integer;
begin
  select coalesce(array_agg(a.id), '{}') into v_appointments
    from appointment a
    where a.client_phone = p_phone and a.erased_at is null and a.created_at <= p_booked_until
      and (a.status = 'cancelled' or a.ends_at <= p_now);
  reviews := 0;
  for v_review in
    select r.id from review r where r.appointment_id = any (v_appointments)
    -- in the order of the locks of refresh_doctor_listing
    order by r.doctor_id % 64, r.doctor_id, r.id
  loop
    perform delete_review(v_review);
    reviews := reviews + 1;
  end loop;
  perform erase_from_imports(
    p_phone,
    array(
      select distinct b.clinic_id
      from appointment a join schedule s on s.id = a.schedule_id
      join clinic_branch b on b.id = s.clinic_branch_id
      where a.id = any (v_appointments)),
    array(
      select distinct coalesce(a.client_surname, a.client_name)
      from appointment a where a.id = any (v_appointments)));
  appointments := erase_appointments(v_appointments, p_now, p_actor);
  delete from contact_message c where c.phone = p_phone;
  get diagnostics messages = row_count;
  delete from clinic_request c where c.phone = p_phone;
  get diagnostics requests = row_count;

  update erasure e set
      erased_appointments = e.erased_appointments + appointments,
      erased_reviews = e.erased_reviews + reviews,
      erased_messages = e.erased_messages + messages,
      erased_requests = e.erased_requests + requests
    where e.phone = p_phone;
  if exists (
    select from appointment a
    where a.client_phone = p_phone and a.erased_at is null and a.created_at <= p_booked_until)
  then return; end if;
  with completed as (
    update erasure e set phone = null, state = 'confirmed', erased_at = p_now,
        decided_at = coalesce(e.decided_at, p_now)
      where e.phone = p_phone
      returning e.id, e.decided_by)
  insert into staff_event (at, actor, staff_user_id, action, subject_table, subject_id)
    select p_now, p_actor, c.decided_by, 'erased', 'erasure', c.id from completed c;
end $$;
