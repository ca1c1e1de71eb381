-- Records how late the doctor of a schedule is running today, or with 0 that they are on time again. Patients
-- who are expected within two hours get a message a minute later, so that a slip can be taken back.
-- A patient gets at most two: the first, and one when the delay has grown by 15 minutes or more.
create or replace function set_delay(
  p_schedule integer, p_minutes integer, p_now timestamptz, p_actor text
) returns void language plpgsql as $$
declare
  v_schedule schedule;
  v_today date;
begin
  select * into v_schedule from schedule s where s.id = p_schedule for no key update;
  v_today := (p_now at time zone v_schedule.time_zone)::date;
  delete from schedule_delay l where l.schedule_id = p_schedule;
  if p_minutes > 0 then
    insert into schedule_delay (schedule_id, day, minutes) values (p_schedule, v_today, p_minutes);
  end if;
  update message m set state = 'dropped', reason = 'superseded', settled_at = p_now
    from appointment a
    where a.schedule_id = p_schedule and a.starts_at > p_now - interval '1 day'
      and m.appointment_id = a.id and m.state = 'waiting' and m.kind in ('delayed', 'delayed_more');
  insert into message as m (appointment_id, kind, sequence, due_at, expires_at, delay_minutes)
    select a.id, case when told.minutes is null then 'delayed' else 'delayed_more' end, a.sequence,
      p_now + interval '1 minute', a.starts_at + p_minutes * interval '1 minute', p_minutes
    from appointment a
    cross join lateral (
      select max(t.delay_minutes) as minutes from message t
      where t.appointment_id = a.id and t.sequence = a.sequence and t.state in ('sending', 'sent', 'delivered')
    ) told
    where p_minutes > 0 and a.schedule_id = p_schedule and a.status = 'booked'
      and a.attendance = 'expected' and a.notify and a.client_phone <> ''
      and a.starts_at > p_now and a.starts_at <= p_now + interval '2 hours'
      and (a.starts_at at time zone v_schedule.time_zone)::date = v_today
      and (told.minutes is null or p_minutes >= told.minutes + 15)
    on conflict (appointment_id, kind, sequence) do update
      set state = 'waiting', due_at = excluded.due_at, expires_at = excluded.expires_at,
        delay_minutes = excluded.delay_minutes, reason = null, settled_at = null
      where m.state = 'dropped';
  insert into staff_event (at, actor, action, subject_table, subject_id, details)
    values (p_now, p_actor, 'changed', 'schedule', p_schedule,
      jsonb_build_object('delay_minutes', p_minutes));
  perform pg_notify('desk_changed', v_schedule.doctor_id::text);
end $$;
