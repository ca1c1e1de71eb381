-- A list looks through all doctors of a specialty in a city: 7,000 in a capital of a country with
-- 100,000. With all that filters or counts them in the index itself, they are next to one another.
drop index doctor_listing_page;
create index doctor_listing_page
  on doctor_listing (city_id, service_id, rank desc, doctor_id)
  include (is_active, total, feedback_count, feedback_sum, schedule_id, steps, practising_since,
    city_area_id, clinic_id, age_from, age_to, languages, insurances, lat, lng);

-- The first doctors of a city, whatever they do.
create index doctor_listing_city on doctor_listing (city_id, rank desc, doctor_id);

create index doctor_listing_clinic on doctor_listing (clinic_id, service_id);

create index doctor_listing_premium on doctor_listing (city_id, service_id) where is_premium;
