-- The rows that doctor_listing should have.
-- rank is the Bayesian mean of the scores, with ten imaginary reviews of 8: a hundred nines rank
-- above a single 10. Reviews without evidence of a visit have half the weight of the others.
create or replace view doctor_listing_source as
select ds.id as doctor_service_id, ds.doctor_id, ds.service_id, b.city_id, b.city_area_id,
  b.clinic_id, b.id as clinic_branch_id, ds.schedule_id, ds.steps,
  ((2 * d.feedback_sum - d.unproved_sum + 160)::real
    / (2 * d.feedback_count - d.unproved_count + 20))::real as rank,
  d.feedback_count, d.feedback_sum, ds.total::double precision as total, d.practising_since,
  ds.age_from, ds.age_to, d.languages, ds.insurances, b.lat, b.lng, d.is_active, ds.is_premium,
  d.unproved_count, d.unproved_sum
from doctor_service ds
join doctor d on d.id = ds.doctor_id
join clinic_branch b on b.id = ds.clinic_branch_id
where ds.is_active and not d.is_draft;
