-- Deletes up to p_max events of appointments before an instant; returns their number. The serving
-- role may not delete events: the function runs as the owner and, for that role, deletes only
-- events older than the minimum of PATIENT_DATA_DAYS.
create or replace function delete_old_events(p_before timestamptz, p_max integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := p_before;
  v_count integer;
begin
  if not pg_has_role(session_user, current_user, 'usage') then
    v_before := least(p_before, now() - interval '30 days');
  end if;
  perform set_config('vizit.delete_events_before', v_before::text, true);
  delete from appointment_event e where e.id in (
    select o.id from appointment_event o where o.at < v_before order by o.at limit p_max);
  get diagnostics v_count = row_count;
  perform set_config('vizit.delete_events_before', '', true);
  return v_count;
end $$;

-- Deletes up to p_max events of staff before an instant; returns their number. The serving role has
-- the same minimum as above.
create or replace function delete_old_staff_events(p_before timestamptz, p_max integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz := p_before;
  v_count integer;
begin
  if not pg_has_role(session_user, current_user, 'usage') then
    v_before := least(p_before, now() - interval '30 days');
  end if;
  perform set_config('vizit.delete_events_before', v_before::text, true);
  delete from staff_event e where e.id in (
    select o.id from staff_event o where o.at < v_before order by o.at limit p_max);
  get diagnostics v_count = row_count;
  perform set_config('vizit.delete_events_before', '', true);
  return v_count;
end $$;
