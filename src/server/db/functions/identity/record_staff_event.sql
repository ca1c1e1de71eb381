-- Records an action of an account, on itself unless p_subject is another account.
create or replace function record_staff_event(
  p_staff_user integer, p_action text, p_at timestamptz, p_details jsonb,
  p_subject integer default null
) returns void language sql as $$
  insert into staff_event (at, actor, staff_user_id, action, subject_table, subject_id, details)
  select p_at, 'staff ' || u.username, u.id, p_action, 'staff_user', coalesce(p_subject, u.id),
    p_details
  from staff_user u where u.id = p_staff_user
$$;
