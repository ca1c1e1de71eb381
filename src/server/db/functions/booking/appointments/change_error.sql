-- Returns why a patient may not change an appointment: `unknown`, `cancelled` or `started`. Null
-- when the change is allowed.
create or replace function change_error(p_appointment appointment, p_now timestamptz) returns text
language sql immutable parallel safe as $$
  select case
    when p_appointment.id is null then 'unknown'
    when p_appointment.status = 'cancelled' then 'cancelled'
    when p_appointment.status = 'completed' or p_appointment.starts_at <= p_now then 'started' end
$$;
