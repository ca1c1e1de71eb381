-- The time until which the clinic asked the patient to cancel; null if it asked for nothing, or if it had passed when
-- the patient booked or moved. Appointments of before were told of none.
alter table appointment add notice_until timestamptz;
-- True if the patient has cancelled after that time.
alter table appointment add is_cancelled_late boolean not null default false;
