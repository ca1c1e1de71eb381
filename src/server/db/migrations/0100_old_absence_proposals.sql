-- Old proposals are deleted.
create index absence_proposal_last_day on absence_proposal (coalesce(last_day, first_day));
