-- Hours in which the desk books, and that patients do not see: they call the clinic.
alter table schedule_rule add column is_phone_only boolean not null default false;

-- It returns another column.
drop function if exists next_days(integer, integer, timestamptz);
