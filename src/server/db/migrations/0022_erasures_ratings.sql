-- Erasing a patient on request, by two people: one prepares, another confirms or rejects.

create table erasure (
  id integer primary key generated always as identity,
  -- the appointment that proved whose phone it is
  appointment_id bigint not null references appointment,
  -- null as soon as the data is erased, or the request is rejected or expired
  phone text,
  state text not null default 'prepared'
    check (state in ('prepared', 'confirmed', 'rejected', 'expired')),
  prepared_by integer not null references staff_user,
  prepared_at timestamptz not null,
  expires_at timestamptz not null,
  -- null as well when a command erased the patient
  decided_by integer references staff_user,
  decided_at timestamptz,
  -- null until everything is erased
  erased_at timestamptz,
  erased_appointments integer not null default 0,
  erased_reviews integer not null default 0,
  erased_messages integer not null default 0,
  erased_requests integer not null default 0,
  constraint erasure_two_people check (decided_by <> prepared_by),
  constraint erasure_keeps_no_phone check (
    (phone is not null) = (state = 'prepared' or state = 'confirmed' and erased_at is null))
);
create unique index erasure_phone on erasure (phone) where phone is not null;
create index erasure_age on erasure (prepared_at);

-- Adds to the lists of actions and tables, whatever other migrations have added to them.
do $$
declare
  v_name text;
  v_added text;
  v_check text;
begin
  for v_name, v_added in values
    ('staff_event_action_check', $values$'erasure_prepared'::text, 'erasure_confirmed'::text,
      'erasure_rejected'::text, 'erasure_expired'::text, 'erased'::text$values$),
    ('staff_event_subject_table_check', $values$'erasure'::text$values$)
  loop
    select replace(pg_get_constraintdef(c.oid), 'ARRAY[', 'ARRAY[' || v_added || ', ')
      into strict v_check
      from pg_constraint c where c.conrelid = 'staff_event'::regclass and c.conname = v_name;
    execute format('alter table staff_event drop constraint %I, add constraint %I %s',
      v_name, v_name, v_check);
  end loop;
end $$;
