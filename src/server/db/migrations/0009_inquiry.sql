-- Forms that visitors send to the operator. An inquiry is open until done_at; the note is for staff
-- and deleted together with its row.

-- A clinic that wants to join.
create table clinic_request (
  id integer primary key generated always as identity,
  clinic_name text not null,
  contact_name text not null,
  phone text not null,
  email text not null,
  city text not null,
  comment text,
  consents text[] not null,
  language text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by text,
  note text,
  constraint clinic_request_done check ((done_at is null) = (done_by is null))
);
create index clinic_request_age on clinic_request (created_at);

create table contact_message (
  id integer primary key generated always as identity,
  name text not null,
  email text,
  phone text,
  message text not null,
  consents text[] not null,
  language text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by text,
  note text,
  check (email is not null or phone is not null),
  constraint contact_message_done check ((done_at is null) = (done_by is null))
);
create index contact_message_age on contact_message (created_at);

-- Anonymous.
create table survey_answer (
  id integer primary key generated always as identity,
  -- question → choice, number or text
  answers jsonb not null,
  score smallint check (score between 0 and 10),
  language text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by text,
  note text,
  constraint survey_answer_done check ((done_at is null) = (done_by is null))
);
create index survey_answer_age on survey_answer (created_at);
