-- The minutes that a ticket was estimated to wait when it was created, so that estimates that prove wrong are hidden.
alter table walk_in add column told_from smallint, add column told_to smallint;
