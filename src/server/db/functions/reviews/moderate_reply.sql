-- Publishes a reply to a review, rejects it, or leaves it to a second person: p_decision is published,
-- rejected or second_look. It decides a waiting reply that has not changed since p_version; a published one
-- can be rejected at any time, and the pages no longer show it. outcome is:
--   done     decided, and cached pages of the doctor are invalidated; also for a repeated call
--   unknown  there is no such reply
--   changed  the reply has been decided or changed; nothing changes
create or replace function moderate_reply(
  p_reply integer, p_version integer, p_decision text, p_reason text, p_actor text,
  p_now timestamptz, out outcome reply_decision_outcome
) language plpgsql as $$
declare
  v_reply review_reply;
begin
  select * into v_reply from review_reply r where r.id = p_reply for update;
  outcome := moderation_refusal('review_reply', p_reply, v_reply.version, p_version,
    v_reply.rejection_reason is null and (not v_reply.is_published or p_decision = 'rejected'),
    p_decision, p_actor);
  if outcome is not null then return; end if;
  update review_reply r
    set version = r.version + 1, is_published = p_decision = 'published',
      needs_second_look = r.needs_second_look or p_decision = 'second_look',
      rejection_reason = p_reason,
      moderated_at = case when p_decision <> 'second_look' then p_now end,
      moderated_by = case when p_decision <> 'second_look' then p_actor end
    where r.id = p_reply;
  perform show_reply(v_reply.review_id);
  perform record_decision('review_reply', p_reply, p_decision, p_actor, p_now);
  outcome := 'done';
end $$;

-- Invalidates the cached pages with a review.
create or replace function show_reply(p_review integer) returns void language sql as $$
  select notify_doctors_changed(array[r.doctor_id]) from review r where r.id = p_review
$$;

-- Takes back the actor's last decision about a reply, if it was made since p_since and the reply has not
-- changed since. The reply waits again. outcome is done, or changed when nothing changes.
create or replace function undo_reply_decision(
  p_reply integer, p_version integer, p_actor text, p_since timestamptz, p_now timestamptz,
  out outcome undo_outcome
) language plpgsql as $$
declare
  v_reply review_reply;
  v_decision text;
begin
  select * into v_reply from review_reply r where r.id = p_reply for update;
  v_decision := undoable_decision(
    'review_reply', p_reply, v_reply.version, p_version, p_actor, p_since);
  outcome := 'changed';
  if v_decision is null then return; end if;
  update review_reply r
    set version = r.version + 1, is_published = false, rejection_reason = null,
      moderated_at = null, moderated_by = null,
      needs_second_look = r.needs_second_look and v_decision <> 'second_look'
    where r.id = p_reply;
  perform show_reply(v_reply.review_id);
  perform record_decision('review_reply', p_reply, 'undone', p_actor, p_now);
  outcome := 'done';
end $$;
