-- Lists of a district read only its rows: 0.8 instead of 1.8 ms among 100,000 doctors, on a day 1.1 instead of 3.6.
create index doctor_listing_area
  on doctor_listing (city_area_id, service_id, rank desc, doctor_id)
  include (is_active, total, feedback_count, feedback_sum, schedule_id, steps, city_id, languages, insurances,
    age_from, age_to, unproved_count, unproved_sum, practising_since)
  where city_area_id is not null;
