-- Books for a patient at the reception desk or on the phone. Lead time, grid, hours and horizon do
-- not apply; the doctor's other appointments, at every branch, do. outcome is
--   booked
--   inactive the service is not offered in this schedule, or has no follow-up
--   past     it would have started more than 12 hours ago
--   too_far  it starts in more than a year
--   taken    another appointment is at that time
--   held     a patient holds that time while typing a code
--   limited  the schedule has its maximum of extra appointments on that day
-- An extra appointment may overlap others, which keep their times. p_details has source, created_by
-- (the staff account), note, is_follow_up, is_extra and minutes (by default those of the service). Extra appointments
-- of the queue are records of who was taken in: is_unlimited, and not counted. A rehearsal is at a draft,
-- whose offers are not active.
create or replace function book_at_desk(
  p_doctor_service integer, p_schedule integer, p_starts_at timestamptz, p_now timestamptz,
  p_hash text, p_client jsonb, p_details jsonb, p_actor text, out outcome desk_booking_outcome, out appointment_id bigint
) language plpgsql as $$
declare
  v_service doctor_service;
  v_schedule schedule;
  v_ends_at timestamptz;
  v_is_follow_up boolean := coalesce((p_details ->> 'is_follow_up')::boolean, false);
  v_is_extra boolean := coalesce((p_details ->> 'is_extra')::boolean, false);
begin
  perform attribute_changes(p_actor);
  outcome := 'inactive';
  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = p_doctor_service and ds.schedule_id = p_schedule
      and (ds.is_active or p_details ->> 'source' = 'rehearsal') and d.is_active
    for key share of ds;
  if not found then return; end if;
  select * into v_schedule from schedule s where s.id = p_schedule;
  v_service := offer_of_kind(v_service, v_schedule, v_is_follow_up);
  if v_service.id is null then return; end if;
  outcome := 'past';
  if p_starts_at < p_now - interval '12 hours' then return; end if;
  outcome := 'too_far';
  if p_starts_at > p_now + interval '1 year' then return; end if;
  v_ends_at := p_starts_at + interval '1 minute' * coalesce(
    (p_details ->> 'minutes')::integer, v_service.steps * v_schedule.step_minutes);

  perform add_doctor_days(v_schedule.doctor_id, p_starts_at, v_ends_at);
  perform lock_doctor_days(array[v_schedule.doctor_id], array[p_starts_at], array[v_ends_at]);

  if v_is_extra and not coalesce((p_details ->> 'is_unlimited')::boolean, false) then
    outcome := 'limited';
    if v_schedule.max_extra_per_day <= (
      select count(*) from appointment a
      where a.schedule_id = p_schedule and a.is_extra and a.status <> 'cancelled'
        and not exists (select from walk_in w where w.appointment_id = a.id)
        and (a.starts_at at time zone v_schedule.time_zone)::date
          = (p_starts_at at time zone v_schedule.time_zone)::date)
    then return; end if;
  elsif not v_is_extra then
    outcome := conflict_at(v_schedule.doctor_id, p_starts_at, v_ends_at, p_now, null);
    if outcome is not null then return; end if;
  end if;

  insert into appointment as a (
    hash, schedule_id, doctor_id, doctor_service_id, starts_at, ends_at, client_name,
    client_surname, client_phone, language, price, discount, total, insurance_id, consents,
    additional_fields, created_at, notify, source, created_by, note, is_extra, is_outside_hours,
    is_follow_up)
  values (
    p_hash, p_schedule, v_schedule.doctor_id, p_doctor_service, p_starts_at, v_ends_at,
    p_client ->> 'name', p_client ->> 'surname', coalesce(p_client ->> 'phone', ''),
    p_client ->> 'language', v_service.price, v_service.discount, v_service.total,
    (p_client ->> 'insurance')::integer,
    array(select jsonb_array_elements_text(coalesce(p_client -> 'consents', '[]'))),
    coalesce(p_client -> 'additional_fields', '[]'), p_now,
    coalesce((p_client ->> 'notify')::boolean, coalesce(p_client ->> 'phone', '') <> ''),
    p_details ->> 'source',
    (p_details ->> 'created_by')::integer, coalesce(p_details ->> 'note', ''), v_is_extra,
    not is_within_hours(v_schedule, p_starts_at, v_ends_at), v_is_follow_up)
  returning a.id into appointment_id;
  perform refresh_doctor_days(
    array[v_schedule.doctor_id], array[p_starts_at], array[v_ends_at], p_now);
  outcome := 'booked';
end $$;

-- Returns why a doctor is not free for a span: `taken` by an appointment or `held` by a patient. The
-- appointment p_except and the times that are held for it do not count.
create or replace function conflict_at(
  p_doctor integer, p_starts_at timestamptz, p_ends_at timestamptz, p_now timestamptz,
  p_except bigint
) returns text language sql stable as $$
  select case
    when exists (
      select from appointment a
      where a.doctor_id = p_doctor and a.status <> 'cancelled' and not a.is_extra
        and a.starts_at > p_starts_at - interval '1 day' and a.starts_at < p_ends_at
        and a.ends_at > p_starts_at
        and a.id is distinct from p_except)
    then 'taken'
    when exists (
      select from slot_hold h join schedule s on s.id = h.schedule_id
      where s.doctor_id = p_doctor and h.expires_at > p_now
        and h.starts_at < p_ends_at and h.ends_at > p_starts_at
        and not exists (
          select from absence_alternative o
          where o.token_hash = h.token_hash and o.appointment_id = p_except))
    then 'held' end
$$;
