-- The rows that search_doc should have. A doctor is in every city they work in, a clinic in every
-- city it has a branch in, a service in every city where a doctor offers it, also by the words of its
-- category. A query by source_type
-- and entity_id uses an index in each branch of the union.
create or replace view search_doc_source as
select 'Doctors' as source_type, 'Doctors' as type, d.id as entity_id, c.city_id, d.slug,
  d.names as titles, '[]'::jsonb as aliases, d.feedback_sum as weight
from doctor d
cross join lateral (
  select distinct l.city_id from doctor_listing l where l.doctor_id = d.id and l.is_active) c
where d.is_active
union all
select 'Clinics', 'Clinics', k.id, b.city_id, k.slug, k.names,
  coalesce(
    jsonb_agg(distinct b.names) filter (where b.names is distinct from k.names), '[]'),
  (select count(distinct s.doctor_id)::integer from schedule s
    join clinic_branch o on o.id = s.clinic_branch_id
    where o.clinic_id = k.id and o.city_id = b.city_id)
from clinic k
join clinic_branch b on b.clinic_id = k.id
join city c on c.id = b.city_id and c.is_active
where not k.is_draft
group by k.id, b.city_id
union all
select 'Services', case s.type when 'procedure' then 'Services' else 'Specialties' end, s.id, c.id,
  s.slug, s.names,
  to_jsonb(array_remove(array[s.alternate_names::jsonb, g.alternate_names::jsonb], null)),
  s.popularity
from service s
left join service_category g on g.id = s.category_id
join city c on exists (
  select from doctor_listing l
  where l.city_id = c.id and l.service_id = s.id and l.is_active);
