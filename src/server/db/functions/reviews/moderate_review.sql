-- Publishes a review, rejects it, or leaves it to a second person: p_decision is published, rejected
-- or second_look. With p_version it decides a waiting review that has not changed since. outcome is:
--   done     decided, and the ratings are adjusted; also for a repeated call
--   unknown  there is no such review
--   same     without p_version: the review is in that state already; nothing changes
--   changed  with p_version: the review has been decided or changed; nothing changes
create or replace function moderate_review(
  p_review integer, p_version integer, p_decision text, p_reason text, p_note text, p_actor text,
  p_now timestamptz, out outcome text
) language plpgsql as $$
declare
  v_review review;
begin
  select * into v_review from review r where r.id = p_review for update;
  outcome := 'unknown';
  if not found then return; end if;
  if p_version is null then
    outcome := 'same';
    if review_state(v_review) = p_decision then return; end if;
  elsif v_review.version <> p_version or review_state(v_review) <> 'waiting' then
    outcome := case when v_review.version = p_version + 1
      and last_review_event(p_review, p_actor) = p_decision then 'done' else 'changed' end;
    return;
  end if;
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
  insert into staff_event (at, actor, action, subject_table, subject_id)
    values (p_now, p_actor, p_decision, 'review', p_review);
  outcome := 'done';
end $$;

-- Returns the last action about a review, or null if it was another actor's or is older than p_since.
create or replace function last_review_event(
  p_review integer, p_actor text, p_since timestamptz default '-infinity'
) returns text language sql stable as $$
  select e.action from (
    select l.action, l.actor, l.at from staff_event l
    where l.subject_table = 'review' and l.subject_id = p_review order by l.id desc limit 1) e
  where e.actor = p_actor and e.at >= p_since
$$;

-- Takes back the actor's last decision about a review, if it was made since p_since and the review has
-- not changed since. The review waits again. outcome is done, or changed when nothing changes.
create or replace function undo_moderation(
  p_review integer, p_version integer, p_actor text, p_since timestamptz, p_now timestamptz,
  out outcome text
) language plpgsql as $$
declare
  v_review review;
  v_action text;
begin
  select * into v_review from review r where r.id = p_review for update;
  v_action := last_review_event(p_review, p_actor, p_since);
  outcome := 'changed';
  if v_review.version is distinct from p_version
    or coalesce(v_action, '') not in ('published', 'rejected', 'second_look') then return; end if;
  update review r
    set version = r.version + 1, is_published = false, rejection_reason = null,
      rejection_note = null, moderated_at = null, moderated_by = null,
      needs_second_look = r.needs_second_look and v_action <> 'second_look'
    where r.id = p_review;
  if v_review.is_published then perform adjust_ratings(v_review, -1); end if;
  insert into staff_event (at, actor, action, subject_table, subject_id)
    values (p_now, p_actor, 'undone', 'review', p_review);
  outcome := 'done';
end $$;
