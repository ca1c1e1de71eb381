-- Sign-in of staff: invitations, second factors, and sessions that are renewed.

alter table staff_user
  -- null until the owner of the account has accepted the invitation
  alter column password_hash drop not null,
  add column display_name text not null default '' check (length(display_name) <= 100),
  -- narrows the rights of an administrator of branches
  add column position text check (position in ('manager', 'desk', 'doctor')),
  -- the doctor that the account belongs to
  add column doctor_id integer references doctor,
  -- since when the account cannot sign in
  add column locked_at timestamptz,
  add constraint staff_user_position check (position is null or is_clinic_branch_admin),
  add constraint staff_user_doctor
    check (coalesce(position = 'doctor', false) = (doctor_id is not null));

-- A session ends at expires_at. Its access tokens live shorter and are replaced by the renewal token,
-- which only a cookie holds. Sessions of the public API have no renewal token and one access token.
alter table staff_session
  drop constraint staff_session_pkey,
  -- written by the previous version only
  alter column token_hash drop not null,
  add unique (token_hash),
  add column id integer primary key generated always as identity,
  -- false until the second factor, if the account needs one
  add column is_verified boolean not null default false,
  add column last_seen_at timestamptz,
  add column browser text,
  add column operating_system text,
  add column renewal_hash text unique,
  -- the renewals so far: an older renewal token was used before
  add column renewal_count integer not null default 0,
  add column renewed_at timestamptz;

create table staff_access_token (
  token_hash text primary key,
  staff_session_id integer not null references staff_session on delete cascade,
  expires_at timestamptz not null
);
create index staff_access_token_session on staff_access_token (staff_session_id);
create index staff_access_token_expiry on staff_access_token (expires_at);

create table staff_second_factor (
  id integer primary key generated always as identity,
  staff_user_id integer not null references staff_user on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null check (length(name) <= 100),
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- encrypted with a key derived from SECRET
  totp_secret text,
  -- the 30 seconds of the last code: each code is accepted once
  last_totp_step bigint,
  credential_id text unique,
  public_key text,
  -- the counter of the passkey; a lower one means a copy
  sign_count bigint,
  transports text[],
  check ((kind = 'totp') = (totp_secret is not null)),
  check ((kind = 'totp') = (last_totp_step is not null)),
  check ((kind = 'passkey') = (credential_id is not null)),
  check ((kind = 'passkey') = (public_key is not null)),
  check ((kind = 'passkey') = (sign_count is not null)),
  check ((kind = 'passkey') = (transports is not null))
);
create index staff_second_factor_user on staff_second_factor (staff_user_id);
create unique index staff_second_factor_totp on staff_second_factor (staff_user_id)
  where kind = 'totp';

-- The challenge that the next response of a session must answer, or the encrypted secret that the
-- next code must prove; each is accepted once.
create table staff_challenge (
  staff_session_id integer not null references staff_session on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'add_passkey', 'add_totp')),
  value text not null,
  expires_at timestamptz not null,
  primary key (staff_session_id, purpose)
);
create index staff_challenge_expiry on staff_challenge (expires_at);

-- A link that opens an account once: to choose a password, or to try the demo.
create table staff_link (
  token_hash text primary key,
  staff_user_id integer not null references staff_user on delete cascade,
  purpose text not null check (purpose in ('invitation', 'sign_in')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_link_user on staff_link (staff_user_id);
create index staff_link_expiry on staff_link (expires_at);

alter table staff_event
  -- the account of the actor; null for a command of the operator
  add column staff_user_id integer references staff_user,
  -- never data of patients
  add column details jsonb not null default '{}',
  drop constraint staff_event_action_check,
  add constraint staff_event_action_check check (action in (
    'published', 'rejected', 'closed',
    'signed_in', 'session_ended', 'password_changed', 'invited', 'invitation_accepted',
    'second_factor_added', 'second_factor_removed', 'second_factor_failed')),
  drop constraint staff_event_subject_table_check,
  add constraint staff_event_subject_table_check check (subject_table in (
    'review', 'clinic_request', 'contact_message', 'survey_answer', 'staff_user'));
create index staff_event_user on staff_event (staff_user_id, at);
