-- The history of an offer has its follow-up too; null where there was or is none.
alter table price_change
  add old_follow_up_price numeric(12, 2),
  add new_follow_up_price numeric(12, 2);
