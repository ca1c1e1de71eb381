-- Networks that an account of the staff has signed in from. A flood of guesses comes from others, so
-- that these are served before it. A network is here as a keyed hash only.
create table staff_user_network (
  staff_user_id integer not null references staff_user on delete cascade,
  network_hash text not null,
  last_signed_in_at timestamptz not null,
  primary key (staff_user_id, network_hash)
);
create index staff_user_network_age on staff_user_network (last_signed_in_at);
