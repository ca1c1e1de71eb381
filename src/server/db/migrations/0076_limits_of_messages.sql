-- begin_message_attempt takes limits of number ranges, branches and the country, too.
drop function if exists begin_message_attempt(bigint, text, integer, integer, timestamptz, boolean, integer);
