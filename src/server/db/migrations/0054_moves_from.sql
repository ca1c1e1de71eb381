-- The function with more arguments, which have defaults, replaces it for every caller.
drop function if exists move_at_desk(bigint, integer, timestamptz, timestamptz);
