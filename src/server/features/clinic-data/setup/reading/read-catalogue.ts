import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

type Row<Name extends keyof Catalogue> = Catalogue[Name][number];

const selectCities = prepared<Row<'cities'>>(
  'catalogue_cities',
  `select id, slug, names, locative_names, lat, lng, is_active from city
   where merged_into_id is null order by position, id`,
);
const selectAreas = prepared<Row<'areas'>>(
  'catalogue_areas',
  `select id, slug, city_id, names, lat, lng, sitemap_index, is_active from city_area
   where merged_into_id is null order by id`,
);
const selectCategories = prepared<Row<'categories'>>(
  'catalogue_categories',
  `select id, slug, names, alternate_names, is_active from service_category
   where merged_into_id is null order by position, id`,
);
const selectServices = prepared<Row<'services'>>(
  'catalogue_services',
  `select id, slug, type, names, plural_names, consultation_names, alternate_names, descriptions,
     category_id, adult_service_id, popularity, preparation, is_active
   from service where merged_into_id is null order by type, popularity desc, id`,
);

const selectInsurances = prepared<Row<'insurances'>>(
  'catalogue_insurances',
  `select id, coalesce(names, jsonb_build_object('en', name)) as names, sitemap_index, is_active
   from insurance where merged_into_id is null order by id`,
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
