-- A patient's data goes once nobody needs it, or earlier when the patient asks. What was done to an
-- appointment, by whom, when and from where is known for as long.

alter table appointment add column erased_at timestamptz;
create index appointment_to_erase on appointment (ends_at) where erased_at is null;

-- Written by the triggers below, in the transaction of what it tells of. Says nothing of the patient.
create table appointment_event (
  id bigint primary key generated always as identity,
  appointment_id bigint not null references appointment,
  at timestamptz not null,
  action text not null check (action in ('booked', 'moved', 'cancelled', 'reviewed', 'erased')),
  -- `patient`, `operator NAME`, `retention`; or the role of the database that said nothing
  actor text not null,
  -- keyed hash of the network address
  address_hash text,
  -- when the visit begins after it
  starts_at timestamptz not null
);
create index appointment_event_appointment on appointment_event (appointment_id);
create index appointment_event_age on appointment_event (at);

-- Says on whose behalf the rest of the transaction acts. Returns its first argument: around one of
-- another function it is evaluated before that function is called.
create function acting(p_value text, p_actor text, p_address_hash text) returns text
language plpgsql as $$
begin
  perform set_config('vizit.actor', p_actor, true),
    set_config('vizit.address_hash', p_address_hash, true);
  return p_value;
end $$;

create function record_event(p_appointment appointment, p_action text, p_at timestamptz)
returns void language sql as $$
  insert into appointment_event (appointment_id, at, action, actor, address_hash, starts_at)
  values (p_appointment.id, p_at, p_action,
    coalesce(nullif(current_setting('vizit.actor', true), ''), 'database ' || session_user),
    nullif(current_setting('vizit.address_hash', true), ''), p_appointment.starts_at)
$$;

create function record_appointment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform record_event(new, 'booked', new.created_at);
  elsif new.erased_at is distinct from old.erased_at then
    perform record_event(new, 'erased', new.erased_at);
  else
    perform record_event(
      new, case new.status when 'cancelled' then 'cancelled' else 'moved' end, new.changed_at);
  end if;
  return null;
end $$;

create trigger appointment_event_of_booking after insert on appointment
  for each row when (new.notify) execute function record_appointment();
create trigger appointment_event_of_change after update on appointment
  for each row when (
    new.sequence <> old.sequence or new.erased_at is distinct from old.erased_at)
  execute function record_appointment();

create function record_review() returns trigger language plpgsql as $$
begin
  perform record_event(a, 'reviewed', new.created_at)
    from appointment a where a.id = new.appointment_id;
  return null;
end $$;

create trigger appointment_event_of_review after insert on review
  for each row when (new.appointment_id is not null) execute function record_review();

-- Rows are added, never changed, and deleted only by forget_events. This is against mistakes: whoever
-- owns the database can take the trigger away.
create function keep_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    and old.at < nullif(current_setting('vizit.forget_before', true), '')::timestamptz
  then return old; end if;
  raise exception 'an appointment_event can be neither changed nor deleted';
end $$;

create trigger appointment_event_stays before update or delete on appointment_event
  for each row execute function keep_event();

-- Deletes up to p_most of what happened before an instant; returns how many.
create function forget_events(p_before timestamptz, p_most integer) returns integer
language plpgsql as $$
declare
  v_count integer;
begin
  perform set_config('vizit.forget_before', p_before::text, true);
  delete from appointment_event e where e.id in (
    select o.id from appointment_event o where o.at < p_before order by o.at limit p_most);
  get diagnostics v_count = row_count;
  perform set_config('vizit.forget_before', '', true);
  return v_count;
end $$;

-- Leaves of appointments what says nothing of the patient: the doctor, the service, the time, the
-- price. Those still to come are left alone. The hash becomes one that nobody knows, so links to
-- them lead nowhere. Returns how many were erased.
create function erase_appointments(
  p_appointments bigint[], p_now timestamptz, p_actor text
) returns integer language plpgsql as $$
declare
  v_erased bigint[];
begin
  perform acting('', p_actor, null);
  with erased as (
    update appointment a set client_name = '', client_surname = null, client_phone = '',
      hash = replace(gen_random_uuid()::text, '-', ''), insurance_id = null, consents = '{}',
      additional_fields = '[]', origin = '{}', erased_at = p_now
    where a.id = any (p_appointments) and a.erased_at is null
      and (a.status = 'cancelled' or a.ends_at <= p_now)
    returning a.id)
  select coalesce(array_agg(e.id), '{}') into v_erased from erased e;
  delete from message m where m.appointment_id = any (v_erased);
  delete from idempotency_key k where k.appointment_id = any (v_erased);
  return cardinality(v_erased);
end $$;

-- The opposite of publish_review, and of the review: what it counted into the ratings is taken out.
create function withdraw_review(p_review integer) returns void language plpgsql as $$
declare
  v_review review;
begin
  delete from review r where r.id = p_review returning * into v_review;
  if v_review.is_published is not true then return; end if;
  update doctor d
    set feedback_count = d.feedback_count - 1, feedback_sum = d.feedback_sum - v_review.score
    where d.id = v_review.doctor_id;
  update doctor_service ds
    set feedback_count = ds.feedback_count - 1, feedback_sum = ds.feedback_sum - v_review.score
    where ds.doctor_id = v_review.doctor_id and ds.service_id = v_review.service_id;
  perform refresh_doctor_listing(array[v_review.doctor_id]);
end $$;

create index contact_message_age on contact_message (created_at);
create index clinic_request_age on clinic_request (created_at);
