-- Returns the preparation for a service at a branch: that of the branch, or else of the catalogue.
create or replace function preparation_of(p_branch integer, p_service integer)
returns preparation language sql stable as $$
  select coalesce(
    (select b.preparation from branch_preparation b
      where b.clinic_branch_id = p_branch and b.service_id = p_service),
    (select s.preparation from service s where s.id = p_service))
$$;
