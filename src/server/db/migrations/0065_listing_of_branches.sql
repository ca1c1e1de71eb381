-- Finds the doctors of a service at a branch, and sums up the services of a clinic, from the index alone.
drop index doctor_listing_clinic;
create index doctor_listing_clinic
  on doctor_listing (clinic_id, service_id, clinic_branch_id, doctor_id)
  include (is_active, city_id, total);
