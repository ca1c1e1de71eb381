-- The promoted doctors of a list with all that chooses among them in the index itself.
drop index doctor_listing_premium;
create index doctor_listing_premium
  on doctor_listing (city_id, service_id, doctor_id)
  include (is_active, schedule_id, steps) where is_premium;
