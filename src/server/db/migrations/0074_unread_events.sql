-- What was read of a calendar, and which events were not: a reason, a day and a line of the file. Nothing of what
-- the events are is stored. Until its processes are replaced, the previous version cannot read calendars:
-- nothing has been released yet.
alter table busy_calendar
  -- null until the next reading
  add column read_count integer,
  -- the first unread events, as a list of reason, day and line
  add column unread jsonb not null default '[]',
  drop column unknown_zone_count;

-- Files in any encoding are read now, and calendars that have not changed are read in another way.
update busy_calendar set etag = null, last_modified = null;
update busy_calendar set fault = null, fault_number = null where fault = 'encoding';

drop function if exists store_busy_times;
