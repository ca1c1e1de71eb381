create or replace function review_state(p_review review) returns text
language sql immutable parallel safe as $$
  select case
    when p_review.is_published then 'published'
    when p_review.rejection_reason is not null then 'rejected'
    else 'waiting' end
$$;
