-- The follow-up that an import last gave an offer; null if it gave none.
alter table import_offer
  add follow_up_price numeric(12, 2),
  add follow_up_minutes smallint;
-- True if the name of a price list is of the follow-up of its service; null if no person was asked.
alter table import_match add is_follow_up boolean;
