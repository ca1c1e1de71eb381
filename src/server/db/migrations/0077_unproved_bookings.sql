-- book_appointment tells limits of a network, which a code lifts, from those of a phone.
alter domain booking_outcome drop constraint booking_outcome_check;
alter domain booking_outcome add constraint booking_outcome_check check (value in (
  'booked', 'repeated', 'mismatch', 'taken', 'overlap', 'upcoming', 'limited', 'unproved'));
