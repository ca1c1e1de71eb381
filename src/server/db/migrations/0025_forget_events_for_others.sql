-- The role that serves may not delete an appointment_event itself: the owner of the tables does it
-- for it, and only what is older than the shortest retention that PATIENT_DATA_DAYS can be set to.
create or replace function forget_events(p_before timestamptz, p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := p_before;
  v_count integer;
begin
  if not pg_has_role(session_user, current_user, 'usage') then
    v_before := least(p_before, now() - interval '30 days');
  end if;
  perform set_config('vizit.forget_before', v_before::text, true);
  delete from appointment_event e where e.id in (
    select o.id from appointment_event o where o.at < v_before order by o.at limit p_most);
  get diagnostics v_count = row_count;
  perform set_config('vizit.forget_before', '', true);
  return v_count;
end $$;
