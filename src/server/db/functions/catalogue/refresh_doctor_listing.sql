-- Rebuilds the rows of doctor_listing of some doctors.
create or replace function refresh_doctor_listing(p_doctors integer[]) returns void
language sql as $$
  delete from doctor_listing where doctor_id = any (p_doctors);
  insert into doctor_listing select * from doctor_listing_source where doctor_id = any (p_doctors);
$$;
