alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check (kind in (
  'confirmation', 'moved', 'corrected', 'cancelled', 'day_before', 'hours_before', 'feedback',
  'delayed', 'delayed_more', 'choice'));
alter domain desk_correction_outcome drop constraint desk_correction_outcome_check;
alter domain desk_correction_outcome add constraint desk_correction_outcome_check
  check (value in ('done', 'unknown', 'cancelled', 'changed', 'inactive', 'too_long'));
