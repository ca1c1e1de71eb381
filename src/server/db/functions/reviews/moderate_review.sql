-- Publishes a review, rejects it, or leaves it to a second person: p_decision is published, rejected
-- or second_look. With p_version it decides a waiting review that has not changed since. outcome is:
--   done     decided, and the ratings are adjusted; also for a repeated call
--   unknown  there is no such review
--   same     without p_version: the review is in that state already; nothing changes
--   changed  with p_version: the review has been decided or changed; nothing changes
create or replace function moderate_review(
  p_review integer, p_version integer, p_decision text, p_reason text, p_note text, p_actor text,
  p_now timestamptz, out outcome review_decision_outcome
) language plpgsql as $$
declare
  v_review review;
begin
  select * into v_review from review r where r.id = p_review for update;
  if p_version is null and review_state(v_review) = p_decision then
    outcome := 'same';
    return;
  end if;
  outcome := moderation_refusal('review', p_review, v_review.version,
    coalesce(p_version, v_review.version), p_version is null or review_state(v_review) = 'waiting',
    p_decision, p_actor);
  if outcome is not null then return; end if;
  update review r
    set version = r.version + 1, is_published = p_decision = 'published',
      needs_second_look = r.needs_second_look or p_decision = 'second_look',
      rejection_reason = p_reason, rejection_note = p_note,
      moderated_at = case when p_decision <> 'second_look' then p_now end,
      moderated_by = case when p_decision <> 'second_look' then p_actor end,
      original_comment = case when p_decision = 'second_look' then r.original_comment end
    where r.id = p_review;
  if p_decision = 'published' then
    perform adjust_ratings(v_review, 1);
  elsif v_review.is_published then
    perform adjust_ratings(v_review, -1);
  end if;
  perform record_decision('review', p_review, p_decision, p_actor, p_now);
  outcome := 'done';
end $$;

-- Takes back the actor's last decision about a review, if it was made since p_since and the review has
-- not changed since. The review waits again. outcome is done, or changed when nothing changes.
create or replace function undo_moderation(
  p_review integer, p_version integer, p_actor text, p_since timestamptz, p_now timestamptz,
  out outcome undo_outcome
) language plpgsql as $$
declare
  v_review review;
  v_decision text;
begin
  select * into v_review from review r where r.id = p_review for update;
  v_decision := undoable_decision(
    'review', p_review, v_review.version, p_version, p_actor, p_since);
  outcome := 'changed';
  if v_decision is null then return; end if;
  update review r
    set version = r.version + 1, is_published = false, rejection_reason = null,
      rejection_note = null, moderated_at = null, moderated_by = null,
      needs_second_look = r.needs_second_look and v_decision <> 'second_look'
    where r.id = p_review;
  if v_review.is_published then perform adjust_ratings(v_review, -1); end if;
  perform record_decision('review', p_review, 'undone', p_actor, p_now);
  outcome := 'done';
end $$;
