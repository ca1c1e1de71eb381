-- Deletes a clinic's reply to a review, in every state; the review can be answered again. outcome is:
--   done     deleted, and cached pages of the doctor are invalidated
--   changed  the review has no such reply of this clinic and version; nothing changes
create or replace function delete_reply(
  p_review integer, p_clinic integer, p_version integer, p_actor text, p_now timestamptz,
  out outcome undo_outcome
) language plpgsql as $$
declare
  v_id integer;
begin
  outcome := 'changed';
  delete from review_reply r
    where r.review_id = p_review and r.clinic_id = p_clinic and r.version = p_version
    returning r.id into v_id;
  if v_id is null then return; end if;
  perform show_reply(p_review);
  perform record_decision('review_reply', v_id, 'deleted', p_actor, p_now);
  outcome := 'done';
end $$;
