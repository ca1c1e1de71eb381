-- What the moderation of a review and of the reply to one have in common: p_table is review or
-- review_reply, and staff_event has the decisions.

-- Returns why a decision is not made, or null when it is. p_version is that of the row, null without
-- one; p_seen is the version that the actor saw, and p_is_open whether that version may be decided.
--   unknown  there is no such row
--   done     the actor repeats the last decision: the first response may have been lost
--   changed  the row has been decided or changed
create or replace function moderation_refusal(
  p_table text, p_id integer, p_version integer, p_seen integer, p_is_open boolean,
  p_decision text, p_actor text
) returns text language sql stable as $$
  select case
    when p_version is null then 'unknown'
    when p_version = p_seen and p_is_open then null
    when p_version = p_seen + 1 and last_decision(p_table, p_id, p_actor) = p_decision then 'done'
    else 'changed' end
$$;

-- Returns the last action about a row, or null if it was another actor's or is older than p_since.
create or replace function last_decision(
  p_table text, p_id integer, p_actor text, p_since timestamptz default '-infinity'
) returns text language sql stable as $$
  select e.action from (
    select l.action, l.actor, l.at from staff_event l
    where l.subject_table = p_table and l.subject_id = p_id order by l.id desc limit 1) e
  where e.actor = p_actor and e.at >= p_since
$$;

-- Returns the actor's last decision about a row, if it was made since p_since and the row, now at
-- p_version, has not changed since p_seen. Null when there is nothing to take back.
create or replace function undoable_decision(
  p_table text, p_id integer, p_version integer, p_seen integer, p_actor text, p_since timestamptz
) returns text language sql stable as $$
  select d.action from last_decision(p_table, p_id, p_actor, p_since) d (action)
  where p_version = p_seen and d.action in ('published', 'rejected', 'second_look')
$$;

create or replace function record_decision(
  p_table text, p_id integer, p_action text, p_actor text, p_now timestamptz
) returns void language sql as $$
  insert into staff_event (at, actor, action, subject_table, subject_id)
  values (p_now, p_actor, p_action, p_table, p_id)
$$;
