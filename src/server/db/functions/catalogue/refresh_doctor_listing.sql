-- Rebuilds the rows of doctor_listing of some doctors. Concurrent calls for one doctor follow each other, so that each
-- sees what the one before has written: otherwise the second would insert the rows of the first again. The doctors
-- share 64 locks, because a merge rebuilds more doctors than the server has locks.
create or replace function refresh_doctor_listing(p_doctors integer[]) returns void
language sql as $$
  select pg_advisory_xact_lock(7305004, l.number)
    from (select distinct d % 64 as number from unnest(p_doctors) d order by 1) l;
  delete from doctor_listing where doctor_id = any (p_doctors);
  insert into doctor_listing select * from doctor_listing_source where doctor_id = any (p_doctors);
$$;
