create table staff_user (
  id integer primary key generated always as identity,
  -- lower case
  username text not null unique check (username = lower(username)),
  -- scrypt, with its parameters and salt
  password_hash text not null,
  is_superuser boolean not null default false,
  is_clinic_admin boolean not null default false,
  is_clinic_branch_admin boolean not null default false,
  is_account_manager boolean not null default false,
  is_copywriter boolean not null default false,
  is_operator boolean not null default false,
  is_operator_manager boolean not null default false,
  -- the clinics or branches that an administrator of clinics or of branches manages
  clinic_ids integer[] not null default '{}',
  branch_ids integer[] not null default '{}',
  created_at timestamptz not null
);

-- The token is stored as a keyed hash only, so that a stolen table opens no session.
create table staff_session (
  token_hash text primary key,
  staff_user_id integer not null references staff_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_session_user on staff_session (staff_user_id);
create index staff_session_expiry on staff_session (expires_at);

-- The networks, as keyed hashes, that an account has signed in from. A flood of guesses comes from
-- other networks, so sign-ins from these are served first.
create table staff_user_network (
  staff_user_id integer not null references staff_user on delete cascade,
  network_hash text not null,
  last_signed_in_at timestamptz not null,
  primary key (staff_user_id, network_hash)
);
create index staff_user_network_age on staff_user_network (last_signed_in_at);

-- The audit log of staff. Refers to its subject by table and id, so it holds no personal data.
create table staff_event (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  -- `operator NAME`, with the name of the account
  actor text not null,
  action text not null check (action in ('published', 'rejected', 'closed')),
  subject_table text not null
    check (subject_table in ('review', 'clinic_request', 'contact_message', 'survey_answer')),
  subject_id bigint not null
);
create index staff_event_subject on staff_event (subject_table, subject_id);
create index staff_event_age on staff_event (at);
