-- Stores a clinic's reply to a review, or changes it. p_version is null for the first one. A reply can be
-- changed for 24 hours after it was written, or after it was rejected. Without moderation it is
-- published at once. outcome is:
--   done      stored, and the reply waits for moderation
--   changed   the review has another reply or version; nothing changes
--   too_late  the time to change it has ended
create or replace function save_reply(
  p_review integer, p_clinic integer, p_version integer, p_body text, p_language text,
  p_actor text, p_is_moderated boolean, p_now timestamptz, out outcome reply_outcome
) language plpgsql as $$
declare
  v_reply review_reply;
  v_id integer;
begin
  select * into v_reply from review_reply r where r.review_id = p_review for update;
  outcome := 'changed';
  if p_version is null then
    if found then return; end if;
    insert into review_reply (review_id, clinic_id, body, language, created_at, submitted_at,
        submitted_by, is_published)
      values (p_review, p_clinic, p_body, p_language, p_now, p_now, p_actor, not p_is_moderated)
      on conflict (review_id) do nothing returning id into v_id;
    if v_id is null then return; end if;
  else
    if not found or v_reply.version <> p_version or v_reply.clinic_id <> p_clinic then return; end if;
    outcome := 'too_late';
    if p_now >= reply_editable_until(v_reply) then return; end if;
    update review_reply r
      set body = p_body, language = p_language, submitted_at = p_now, submitted_by = p_actor,
        version = r.version + 1, is_published = not p_is_moderated, needs_second_look = false,
        moderated_at = null, moderated_by = null, rejection_reason = null
      where r.id = v_reply.id returning r.id into v_id;
  end if;
  perform show_reply(p_review);
  insert into staff_event (at, actor, action, subject_table, subject_id)
    values (p_now, p_actor, case when p_version is null then 'created' else 'changed' end,
      'review_reply', v_id);
  outcome := 'done';
end $$;

create or replace function reply_editable_until(p_reply review_reply) returns timestamptz
language sql stable as $$
  select greatest(p_reply.created_at,
    case when p_reply.rejection_reason is not null then p_reply.moderated_at end) + interval '24 hours'
$$;
