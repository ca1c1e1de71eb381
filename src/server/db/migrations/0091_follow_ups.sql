-- A follow-up is the other kind of an offer, for a patient who has been there for the same before. It has a price
-- without discount, and is at most as long as the first appointment, so that it fits at each of its starts.
alter table doctor_service
  add follow_up_price numeric(12, 2) check (follow_up_price >= 0),
  add follow_up_minutes smallint,
  add constraint doctor_service_follow_up_minutes_check
    check (follow_up_minutes between 5 and duration_minutes),
  add constraint doctor_service_follow_up
    check ((follow_up_price is null) = (follow_up_minutes is null));
alter table appointment add is_follow_up boolean not null default false;
