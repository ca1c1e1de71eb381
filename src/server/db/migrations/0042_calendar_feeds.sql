-- Addresses by which calendar programs of staff fetch visits.
create table calendar_feed (
  id integer generated always as identity primary key,
  -- of the token in the address
  token_hash text not null unique,
  staff_user_id integer not null references staff_user on delete cascade,
  clinic_branch_id integer not null references clinic_branch on delete cascade,
  -- null for all doctors of the branch
  doctor_id integer references doctor on delete cascade,
  detail text not null check (detail in ('busy', 'service')),
  created_at timestamptz not null,
  read_at timestamptz
);
create index calendar_feed_user on calendar_feed (staff_user_id);
