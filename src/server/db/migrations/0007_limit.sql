-- The live codes of a phone, one per network that asked for one: a stranger who asks for codes and
-- types wrong ones spends only their own. Phone, network and code are keyed hashes, so that a
-- stolen table opens nothing.
create table one_time_code (
  phone_hash text not null,
  requester_hash text not null default '',
  code_hash text not null,
  expires_at timestamptz not null,
  wrong_attempts smallint not null default 0,
  -- the part of wrong_attempts from other networks than the requester's
  wrong_attempts_of_others smallint not null default 0,
  primary key (phone_hash, requester_hash)
);
create index one_time_code_expiry on one_time_code (expires_at);

-- Hits of a limited action in a twelfth of its sliding window, see count_hits. The subject is a
-- keyed hash of a phone or an address, or a country prefix.
create table rate_limit (
  action text not null,
  subject text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (action, subject, window_start)
);
create index rate_limit_age on rate_limit (window_start);
