-- Counts the changes of what waits, so that only what was read is approved.
alter table clinic_proposal add version integer not null default 1;
