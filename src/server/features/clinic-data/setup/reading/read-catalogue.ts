import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

type Row<Name extends keyof Catalogue> = Catalogue[Name][number];

/** Joins the number of doctors `n` with an offer `o`, at a branch `b`, that belongs to row `c`. */
const joinDoctors = (row: string, offers = '') =>
  `left join (
     select ${row} as id, count(distinct o.doctor_id)::integer as doctors
     from doctor_service o join clinic_branch b on b.id = o.clinic_branch_id ${offers}
     where o.is_active or o.is_inactive_with_service group by ${row}) n on n.id = c.id`;
const DOCTORS = 'coalesce(n.doctors, 0) as doctors_count';

const selectCities = prepared<Row<'cities'>>(
  'catalogue_cities',
  `select c.id, slug, names, locative_names, lat, lng, is_active, ${DOCTORS}
   from city c ${joinDoctors('b.city_id')}
   where merged_into_id is null order by position, c.id`,
);
const selectAreas = prepared<Row<'areas'>>(
  'catalogue_areas',
  `select c.id, slug, city_id, names, lat, lng, sitemap_index, is_active, ${DOCTORS}
   from city_area c ${joinDoctors('b.city_area_id')}
   where merged_into_id is null order by c.id`,
);
const selectCategories = prepared<Row<'categories'>>(
  'catalogue_categories',
  `select c.id, slug, names, alternate_names, is_active, ${DOCTORS}
   from service_category c
   ${joinDoctors('s.category_id', 'join service s on s.id = o.service_id')}
   where merged_into_id is null order by position, c.id`,
);
const selectServices = prepared<Row<'services'>>(
  'catalogue_services',
  `select c.id, slug, type, names, plural_names, consultation_names, alternate_names, descriptions,
     category_id, adult_service_id, popularity, preparation, is_active, ${DOCTORS}
   from service c ${joinDoctors('o.service_id')}
   where merged_into_id is null order by type, popularity desc, c.id`,
);

const selectInsurances = prepared<Row<'insurances'>>(
  'catalogue_insurances',
  `select c.id, coalesce(names, jsonb_build_object('en', name)) as names, sitemap_index, is_active,
     ${DOCTORS}
   from insurance c ${joinDoctors('i.id', 'cross join unnest(o.insurances) i (id)')}
   where merged_into_id is null order by c.id`,
);

/** Reads the catalogue from the database: what this process holds in memory may be a moment older. */
export async function readCatalogue(db: Queryable): Promise<Catalogue> {
  const [cities, areas, categories, services, insurances] = await Promise.all([
    selectCities(db),
    selectAreas(db),
    selectCategories(db),
    selectServices(db),
    selectInsurances(db),
  ]);
  return { cities, areas, categories, services, insurances };
}
