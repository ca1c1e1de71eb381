-- Staff publish or reject reviews, and read and close what is sent to us. Each decision is an event.

alter table review
  -- Replaced by evidence. Processes of the version before still read it; a later migration drops it.
  alter column is_verified set default false,
  -- What shows that the author is a patient of the doctor:
  --   came    the clinic recorded the arrival
  --   booked  the visit was booked here with a confirmed phone
  --   null    the visit was booked here with a phone that was not confirmed
  add column evidence text check (evidence in ('came', 'booked')),
  -- null unless the review is rejected
  add column rejection_reason text check (rejection_reason in (
    'personal_data', 'insult', 'advertising', 'not_about_visit', 'unlawful', 'author_request')),
  -- for staff only
  add column rejection_note text,
  -- null as well when it was published without moderation
  add column moderated_by text,
  add constraint review_rejected_is_hidden
    check (rejection_reason is null or not is_published),
  add constraint review_note_needs_rejection
    check (rejection_note is null or rejection_reason is not null);

-- Reviews without an appointment are demo data.
update review set evidence = 'booked' where is_verified and appointment_id is null;

create index review_latest_with_evidence on review (created_at desc, id desc)
  where is_published and evidence is not null and score >= 9 and comment <> '';
create index review_waiting on review (created_at, id)
  where not is_published and rejection_reason is null;
create index review_rejected_age on review (moderated_at) where rejection_reason is not null;

create function review_state(p_review review) returns text
language sql immutable parallel safe as $$
  select case
    when p_review.is_published then 'published'
    when p_review.rejection_reason is not null then 'rejected'
    else 'waiting' end
$$;

-- Adds a review to the ratings of the doctor and of the service at every branch (p_sign 1), or
-- subtracts it (-1). Concurrent calls for one doctor wait for the lock of the doctor's row.
create function count_review(p_review review, p_sign integer) returns void
language plpgsql as $$
begin
  update doctor d
    set feedback_count = d.feedback_count + p_sign,
      feedback_sum = d.feedback_sum + p_sign * p_review.score
    where d.id = p_review.doctor_id;
  update doctor_service ds
    set feedback_count = ds.feedback_count + p_sign,
      feedback_sum = ds.feedback_sum + p_sign * p_review.score
    where ds.doctor_id = p_review.doctor_id and ds.service_id = p_review.service_id;
  perform refresh_doctor_listing(array[p_review.doctor_id]);
end $$;

-- Publishes a review without moderation. Returns false when it does not exist or is published.
create or replace function publish_review(p_review integer, p_now timestamptz) returns boolean
language plpgsql as $$
declare
  v_review review;
begin
  update review r
    set is_published = true, moderated_at = p_now, moderated_by = null, rejection_reason = null,
      rejection_note = null
    where r.id = p_review and not r.is_published
    returning * into v_review;
  if not found then return false; end if;
  perform count_review(v_review, 1);
  return true;
end $$;

-- Deletes a review and subtracts it from the ratings.
create or replace function withdraw_review(p_review integer) returns void language plpgsql as $$
declare
  v_review review;
begin
  delete from review r where r.id = p_review returning * into v_review;
  if v_review.is_published then perform count_review(v_review, -1); end if;
end $$;

-- What staff did. Refers to its subject by table and id, so it holds no personal data of patients.
create table staff_event (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  -- `operator NAME`, with the name of the account
  actor text not null,
  action text not null check (action in ('published', 'rejected', 'closed')),
  subject_table text not null
    check (subject_table in ('review', 'clinic_request', 'contact_message', 'survey_answer')),
  subject_id bigint not null
);
create index staff_event_subject on staff_event (subject_table, subject_id);
create index staff_event_age on staff_event (at);

-- Now for both tables of events.
create or replace function keep_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    and old.at < nullif(current_setting('vizit.forget_before', true), '')::timestamptz
  then return old; end if;
  raise exception 'a row of % can be neither changed nor deleted', tg_table_name;
end $$;

create trigger staff_event_stays before update or delete on staff_event
  for each row execute function keep_event();

-- Deletes up to p_most of what staff did before an instant; returns the number.
create function forget_staff_events(p_before timestamptz, p_most integer) returns integer
language plpgsql as $$
declare
  v_count integer;
begin
  perform set_config('vizit.forget_before', p_before::text, true);
  delete from staff_event e where e.id in (
    select o.id from staff_event o where o.at < p_before order by o.at limit p_most);
  get diagnostics v_count = row_count;
  perform set_config('vizit.forget_before', '', true);
  return v_count;
end $$;

-- Publishes a review (p_reason null) or rejects it. outcome is:
--   done     decided as asked, and counted in the ratings accordingly
--   unknown  there is no such review
--   same     it was decided so before; nothing changes
create function moderate_review(
  p_review integer, p_reason text, p_note text, p_actor text, p_now timestamptz,
  out outcome text
) language plpgsql as $$
declare
  v_review review;
  v_state text := case when p_reason is null then 'published' else 'rejected' end;
begin
  select * into v_review from review r where r.id = p_review for update;
  outcome := 'unknown';
  if not found then return; end if;
  outcome := 'same';
  if review_state(v_review) = v_state then return; end if;
  update review r
    set is_published = p_reason is null, rejection_reason = p_reason, rejection_note = p_note,
      moderated_at = p_now, moderated_by = p_actor
    where r.id = p_review;
  if v_state = 'published' then
    perform count_review(v_review, 1);
  elsif v_review.is_published then
    perform count_review(v_review, -1);
  end if;
  insert into staff_event (at, actor, action, subject_table, subject_id)
    values (p_now, p_actor, v_state, 'review', p_review);
  outcome := 'done';
end $$;

-- Open until done_at. The note is deleted together with its row.
alter table clinic_request
  add column done_at timestamptz,
  add column done_by text,
  add column note text,
  add constraint clinic_request_done check ((done_at is null) = (done_by is null));
alter table contact_message
  add column done_at timestamptz,
  add column done_by text,
  add column note text,
  add constraint contact_message_done check ((done_at is null) = (done_by is null));
alter table survey_answer
  add column done_at timestamptz,
  add column done_by text,
  add column note text,
  add constraint survey_answer_done check ((done_at is null) = (done_by is null));
create index survey_answer_age on survey_answer (created_at);
