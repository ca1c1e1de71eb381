-- Publishes a review (p_reason null) or rejects it. outcome is:
--   done     decided, and the ratings are adjusted
--   unknown  there is no such review
--   same     the review is in that state already; nothing changes
create or replace function moderate_review(
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
    perform adjust_ratings(v_review, 1);
  elsif v_review.is_published then
    perform adjust_ratings(v_review, -1);
  end if;
  insert into staff_event (at, actor, action, subject_table, subject_id)
    values (p_now, p_actor, v_state, 'review', p_review);
  outcome := 'done';
end $$;
