-- What follows a booking: its changes and the patient's feedback; what people write to us; and the
-- accounts of the staff.

alter table appointment
  -- raised by every change, so that a calendar knows which of two versions is the newer
  add column sequence integer not null default 0,
  add column changed_at timestamptz;

-- Where a visit stands in its schedule's calendar: the local day, the minute it begins at and the
-- one it is over by.
create function calendar_place(
  p_starts_at timestamptz, p_ends_at timestamptz, p_zone text,
  out day date, out begins integer, out ends integer
) language sql immutable parallel safe as $$
  select l.at::date, l.minute, l.minute + ceil(extract(epoch from p_ends_at - p_starts_at) / 60)::integer
  from (
    select p_starts_at at time zone p_zone as at,
      extract(hour from p_starts_at at time zone p_zone)::integer * 60
        + extract(minute from p_starts_at at time zone p_zone)::integer as minute) l
$$;

-- The minutes that are free again once an appointment has left them: those at which the doctor
-- receives, as the rules and exceptions say now, and no other live appointment stands. Needs the
-- lock of the day row, or a booking under way would be overlooked.
create function minutes_given_back(p_appointment appointment, p_schedule schedule)
returns smallint[] language sql stable as $$
  select coalesce(array_agg(m order by m), '{}')
  from calendar_place(
    p_appointment.starts_at, p_appointment.ends_at, p_schedule.time_zone) own
  cross join lateral unnest(without_gap(
    working_minutes(p_schedule.id, p_schedule.step_minutes, own.day), own.day,
    p_schedule.time_zone)) m
  where m < own.ends and m + p_schedule.step_minutes > own.begins
    and not exists (
      select from appointment o
      cross join lateral calendar_place(o.starts_at, o.ends_at, p_schedule.time_zone) other
      where o.schedule_id = p_schedule.id and o.status <> 'cancelled' and o.id <> p_appointment.id
        and o.starts_at > p_appointment.starts_at - interval '1 day'
        and o.starts_at < p_appointment.starts_at + interval '1 day'
        and other.day = own.day
        and m < other.ends and m + p_schedule.step_minutes > other.begins)
$$;

create function with_minutes(p_free smallint[], p_back smallint[]) returns smallint[]
language sql immutable parallel safe as $$
  select array(select distinct m from unnest(p_free || p_back) m order by m)
$$;

-- Why a patient may not change an appointment, null when nothing stands in the way: unknown,
-- cancelled, started.
create function change_refusal(p_appointment appointment, p_now timestamptz) returns text
language sql immutable parallel safe as $$
  select case
    when p_appointment.id is null then 'unknown'
    when p_appointment.status = 'cancelled' then 'cancelled'
    when p_appointment.status = 'completed' or p_appointment.starts_at <= p_now then 'started' end
$$;

-- Cancels in one round trip. outcome is `done` or a refusal of change_refusal.
--
-- Locks are taken in one order, here and in move_appointment: the appointment, its days by schedule
-- and date, the first times. book_appointment takes the last two in the same order and creates its
-- appointment, so whoever waits for a day holds nothing that the holder of that day could want.
create function cancel_appointment(
  p_appointment bigint, p_hash text, p_now timestamptz, out outcome text
) language plpgsql as $$
declare
  v_appointment appointment;
  v_schedule schedule;
  v_day date;
  v_back smallint[];
begin
  select * into v_appointment from appointment a
    where a.id = p_appointment and a.hash = p_hash for update;
  outcome := change_refusal(v_appointment, p_now);
  if outcome is not null then return; end if;

  select * into v_schedule from schedule s where s.id = v_appointment.schedule_id;
  v_day := (v_appointment.starts_at at time zone v_schedule.time_zone)::date;
  perform from schedule_day d
    where d.schedule_id = v_schedule.id and d.day = v_day for update;

  v_back := minutes_given_back(v_appointment, v_schedule);
  update appointment a set status = 'cancelled', sequence = a.sequence + 1, changed_at = p_now
    where a.id = p_appointment;
  update schedule_day d set free = with_minutes(d.free, v_back)
    where d.schedule_id = v_schedule.id and d.day = v_day;
  perform refresh_schedule_avail(v_schedule.id, p_now);
  outcome := 'done';
end $$;

-- Moves an appointment to another time of the same doctor's service, in one round trip. outcome is
-- `done`, a refusal of change_refusal, or about the time:
--   inactive    the service is not booked any more
--   unavailable no such time is offered: another schedule, beyond the days projected
--   past        too late to book it
--   taken       not free (any more); the old time is kept
-- Asked again for where it already is, it says `done` and changes nothing: an answer may have been
-- lost. The visit may move by less than its own length, so its minutes count as free for itself.
create function move_appointment(
  p_appointment bigint, p_hash text, p_schedule integer, p_starts_at timestamptz,
  p_now timestamptz, out outcome text
) language plpgsql as $$
declare
  v_appointment appointment;
  v_from schedule;
  v_to schedule;
  v_service doctor_service;
  v_local timestamp;
  v_old_day date;
  v_day date;
  v_minute smallint;
  v_take smallint[];
  v_back smallint[];
  v_free smallint[];
begin
  select * into v_appointment from appointment a
    where a.id = p_appointment and a.hash = p_hash for update;
  outcome := change_refusal(v_appointment, p_now);
  if outcome is not null then return; end if;
  if v_appointment.schedule_id = p_schedule and v_appointment.starts_at = p_starts_at then
    outcome := 'done';
    return;
  end if;

  select ds.* into v_service from doctor_service ds join doctor d on d.id = ds.doctor_id
    where ds.id = v_appointment.doctor_service_id
      and ds.is_active and d.is_active;
  outcome := 'inactive';
  if not found then return; end if;
  outcome := 'unavailable';
  if v_service.schedule_id <> p_schedule then return; end if;
  select * into v_to from schedule s where s.id = p_schedule;
  -- A service may have changed its schedule since it was booked.
  select * into v_from from schedule s where s.id = v_appointment.schedule_id;

  v_local := p_starts_at at time zone v_to.time_zone;
  -- The second passing of an hour repeated in autumn is not the local minute it looks like.
  if v_local at time zone v_to.time_zone <> p_starts_at then return; end if;
  outcome := 'past';
  if p_starts_at < p_now + v_to.lead_minutes * interval '1 minute' then return; end if;
  v_day := v_local::date;
  v_minute := extract(hour from v_local) * 60 + extract(minute from v_local);
  select array_agg((v_minute + g * v_to.step_minutes)::smallint) into v_take
    from generate_series(0, v_service.steps - 1) g;
  v_old_day := (v_appointment.starts_at at time zone v_from.time_zone)::date;

  perform from schedule_day d
    where (d.schedule_id, d.day) in ((v_from.id, v_old_day), (v_to.id, v_day))
    order by d.schedule_id, d.day for update;
  v_back := minutes_given_back(v_appointment, v_from);
  select case when v_from.id = v_to.id and v_old_day = v_day
      then with_minutes(d.free, v_back) else d.free end
    into v_free from schedule_day d where d.schedule_id = v_to.id and d.day = v_day;
  outcome := 'unavailable';
  if not found then return; end if;
  outcome := 'taken';
  if not v_free @> v_take then return; end if;

  update appointment a set schedule_id = v_to.id, starts_at = p_starts_at,
    ends_at = p_starts_at + v_service.steps * v_to.step_minutes * interval '1 minute',
    sequence = a.sequence + 1, changed_at = p_now
    where a.id = p_appointment;
  update schedule_day d set free = with_minutes(d.free, v_back)
    where d.schedule_id = v_from.id and d.day = v_old_day;
  update schedule_day d
    set free = array(select m from unnest(d.free) m where m <> all (v_take) order by m)
    where d.schedule_id = v_to.id and d.day = v_day;
  perform refresh_schedule_avail(least(v_from.id, v_to.id), p_now);
  if v_from.id <> v_to.id then
    perform refresh_schedule_avail(greatest(v_from.id, v_to.id), p_now);
  end if;
  outcome := 'done';
end $$;

alter table review
  -- the visit it is about; one review a visit
  add column appointment_id bigint unique references appointment,
  add column would_recommend boolean,
  -- null and not published: nobody has decided about it yet
  add column moderated_at timestamptz;

-- Publishes a review and counts it into the ratings of the doctor and of the service, at every
-- branch. False when there is nothing to publish. The doctor's row is the queue of those who
-- publish for the same doctor.
create function publish_review(p_review integer, p_now timestamptz) returns boolean
language plpgsql as $$
declare
  v_review review;
begin
  update review r set is_published = true, moderated_at = p_now
    where r.id = p_review and not r.is_published
    returning * into v_review;
  if not found then return false; end if;
  update doctor d
    set feedback_count = d.feedback_count + 1, feedback_sum = d.feedback_sum + v_review.score
    where d.id = v_review.doctor_id;
  update doctor_service ds
    set feedback_count = ds.feedback_count + 1, feedback_sum = ds.feedback_sum + v_review.score
    where ds.doctor_id = v_review.doctor_id and ds.service_id = v_review.service_id;
  perform refresh_doctor_listing(array[v_review.doctor_id]);
  return true;
end $$;

-- A clinic that wants to be on Vizit.
create table clinic_request (
  id integer primary key generated always as identity,
  clinic_name text not null,
  contact_name text not null,
  phone text not null,
  email text not null,
  city text not null,
  comment text,
  consents text[] not null,
  language text not null,
  created_at timestamptz not null
);

-- Anonymous.
create table survey_answer (
  id integer primary key generated always as identity,
  -- question → choice, number or text
  answers jsonb not null,
  score smallint check (score between 0 and 10),
  language text not null,
  created_at timestamptz not null
);

create table contact_message (
  id integer primary key generated always as identity,
  name text not null,
  email text,
  phone text,
  message text not null,
  consents text[] not null,
  language text not null,
  created_at timestamptz not null,
  check (email is not null or phone is not null)
);

create table staff_user (
  id integer primary key generated always as identity,
  -- lower case
  username text not null unique check (username = lower(username)),
  -- scrypt, with its parameters and salt
  password_hash text not null,
  is_superuser boolean not null default false,
  is_clinic_admin boolean not null default false,
  is_clinic_branch_admin boolean not null default false,
  is_account_manager boolean not null default false,
  is_copywriter boolean not null default false,
  is_operator boolean not null default false,
  is_operator_manager boolean not null default false,
  -- what an administrator of clinics or of branches is entitled to
  clinic_ids integer[] not null default '{}',
  branch_ids integer[] not null default '{}',
  created_at timestamptz not null
);

-- A token is here as a keyed hash only, so that a stolen table signs nobody in.
create table staff_session (
  token_hash text primary key,
  staff_user_id integer not null references staff_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_session_user on staff_session (staff_user_id);
create index staff_session_expiry on staff_session (expires_at);
