-- Hours of some weeks: those with an odd or even ISO number, or of the n-th weekday of a month.
alter table schedule_rule
  add column weeks text not null default 'every' check (weeks in (
    'every', 'odd', 'even', 'first', 'second', 'third', 'fourth', 'fifth', 'last')),
  drop constraint schedule_rule_pkey,
  add primary key (schedule_id, weekday, starts_minute, valid_from, weeks);
