-- Adds a review to the ratings of the doctor and of the service at every branch (p_sign 1), or
-- subtracts it (-1). A review without evidence is counted as unproved as well, for half its weight.
-- Concurrent calls for one doctor wait for the lock of the doctor's row.
create or replace function adjust_ratings(p_review review, p_sign integer) returns void
language plpgsql as $$
declare
  v_unproved constant integer := case when p_review.evidence is null then p_sign else 0 end;
begin
  update doctor d
    set feedback_count = d.feedback_count + p_sign,
      feedback_sum = d.feedback_sum + p_sign * p_review.score,
      unproved_count = d.unproved_count + v_unproved,
      unproved_sum = d.unproved_sum + v_unproved * p_review.score
    where d.id = p_review.doctor_id;
  update doctor_service ds
    set feedback_count = ds.feedback_count + p_sign,
      feedback_sum = ds.feedback_sum + p_sign * p_review.score,
      unproved_count = ds.unproved_count + v_unproved,
      unproved_sum = ds.unproved_sum + v_unproved * p_review.score
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
  perform adjust_ratings(v_review, 1);
  return true;
end $$;

-- Deletes a review and subtracts it from the ratings.
create or replace function delete_review(p_review integer) returns void language plpgsql as $$
declare
  v_review review;
begin
  delete from review r where r.id = p_review returning * into v_review;
  if v_review.is_published then perform adjust_ratings(v_review, -1); end if;
end $$;
