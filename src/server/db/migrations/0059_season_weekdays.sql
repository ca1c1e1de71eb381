-- The hours of weekdays that differ from the others of a season: an object of lists of pairs, by ISO weekday.
alter table branch_season add column weekday_hours jsonb not null default '{}';
