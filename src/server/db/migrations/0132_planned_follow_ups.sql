-- The price of the follow-up from the same day on; null if it stays as it is.
alter table planned_price add follow_up_price numeric(12, 2) check (follow_up_price >= 0);
