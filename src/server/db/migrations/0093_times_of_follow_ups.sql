-- Its new parameter has a default, for processes of the previous version.
drop function if exists find_times(
  integer[], date, date, integer, integer, timestamptz, timestamptz, integer, integer, integer);
