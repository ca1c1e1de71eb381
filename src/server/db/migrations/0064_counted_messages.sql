-- The attempts of the last day that were counted against the limit of the phone. A message that is sent
-- again forgets its first attempt, but not that it was sent.
alter table message add counted_at timestamptz[] not null default '{}';
update message set counted_at = array[first_attempt_at]
  where first_attempt_at > now() - interval '1 day';
