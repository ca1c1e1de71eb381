-- Cities that are hidden or merged, as the other rows of the catalogue.

alter table city
  add column is_active boolean not null default true,
  add column merged_into_id integer references city,
  add check (merged_into_id is null or not is_active);
create index clinic_branch_city on clinic_branch (city_id);

comment on column doctor_service.is_inactive_with_service is
  'True for an offer that is inactive because its service or its city is';
