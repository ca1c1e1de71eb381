-- The outcomes of functions. `npm run schema` writes them to tables.ts as unions.
create domain booking_outcome as text check (value in (
  'booked', 'repeated', 'mismatch', 'taken', 'overlap', 'upcoming', 'limited'));
create domain change_outcome as text check (value in ('done', 'unknown', 'cancelled', 'started'));
create domain alternative_outcome as text check (value in (
  'done', 'unknown', 'cancelled', 'started', 'taken', 'overlap'));
create domain move_outcome as text check (value in (
  'done', 'unknown', 'cancelled', 'started', 'inactive', 'unavailable', 'past', 'taken', 'overlap',
  'limited'));
create domain hold_outcome as text check (value in ('held', 'taken', 'limited'));
create domain code_outcome as text check (value in ('right', 'wrong', 'exhausted', 'expired'));
create domain renewal_outcome as text check (value in ('renewed', 'repeated', 'reused', 'unknown'));
create domain attempt_outcome as text check (value in ('begun', 'lost', 'limited'));
create domain desk_booking_outcome as text check (value in (
  'booked', 'inactive', 'past', 'too_far', 'taken', 'held', 'limited'));
create domain desk_move_outcome as text check (value in (
  'done', 'unknown', 'cancelled', 'changed', 'inactive', 'past', 'too_far', 'taken', 'held'));
create domain desk_cancel_outcome as text check (value in ('done', 'unknown', 'cancelled'));
create domain attendance_outcome as text check (value in (
  'done', 'unknown', 'cancelled', 'changed', 'too_early'));
create domain check_in_outcome as text check (value in (
  'done', 'unknown', 'cancelled', 'other_day', 'arrived'));
create domain walk_in_outcome as text check (value in ('done', 'closed', 'inactive'));
create domain walk_in_change_outcome as text check (value in (
  'done', 'unknown', 'changed', 'inactive', 'past', 'too_far', 'taken', 'held', 'limited'));
create domain import_visit_outcome as text check (value in ('booked', 'inactive', 'taken', 'held'));
create domain review_decision_outcome as text check (value in (
  'done', 'unknown', 'same', 'changed'));
create domain reply_decision_outcome as text check (value in ('done', 'unknown', 'changed'));
create domain reply_outcome as text check (value in ('done', 'changed', 'too_late'));
create domain undo_outcome as text check (value in ('done', 'changed'));

-- These had the same parameters and an outcome of type text. Until its processes are replaced, the
-- previous version cannot moderate, use the queue, hold slots, check codes, renew sessions and send
-- messages: nothing has been released yet. Other functions have more parameters than before and are
-- beside the old ones.
drop function if exists add_walk_in;
drop function if exists begin_message_attempt;
drop function if exists change_walk_in;
drop function if exists delete_reply;
drop function if exists hold_slot;
drop function if exists moderate_reply;
drop function if exists moderate_review;
drop function if exists renew_staff_session;
drop function if exists save_reply;
drop function if exists undo_moderation;
drop function if exists undo_reply_decision;
drop function if exists verify_one_time_code;
