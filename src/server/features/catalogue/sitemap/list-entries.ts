import { doctorFiltersToQuery, NO_FILTERS } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { paths } from '#shared/paths.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { CityRow } from '#server/features/catalogue/reference/reference.ts';
import type { Site } from '#server/site.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const selectInsured = prepared<
  { service_id: number; insurance: number },
  [city: number, insurances: number[]]
>(
  'sitemap_insured_services',
  `select distinct service_id, insurance
   from doctor_listing, unnest(insurances) as insurance
   where city_id = $1 and is_active and insurance = any ($2::integer[])
   order by service_id, insurance`,
);

/**
 * Lists the indexable, non-empty list pages of a city: doctors by service, by district and by
 * insurance, and all procedures.
 */
export async function listEntries(site: Site, city: CityRow): Promise<SitemapEntry[]> {
  const { areasByCity, services, serviceById, insurances, doctorCounts } = site.reference.current;
  const entry = (service: string, search = '') => ({
    path: paths.doctors(city.slug, service, search),
  });
  const areas = (areasByCity.get(city.id) ?? []).filter((area) => area.sitemap_index);
  const offered = services.flatMap((service) => {
    const isOffered = (cityArea?: number) =>
      doctorCounts({ city: city.id, cityArea, service: service.id }) > 0;
    if (!isOffered()) return [];
    return [
      entry(service.slug),
      ...areas
        .filter(({ id }) => isOffered(id))
        .map(({ slug }) => entry(service.slug, filtered({ cityArea: slug }))),
    ];
  });

  const indexable = insurances.filter(
    ({ sitemap_index }) => sitemap_index || site.flags.insuranceNoindexException,
  );
  const insured = await selectInsured(site.database.reader, [
    city.id,
    indexable.map(({ id }) => id),
  ]);
  const hasProcedures =
    site.flags.procedures &&
    services.some(
      ({ id, type }) => type === 'procedure' && doctorCounts({ city: city.id, service: id }) > 0,
    );
  const procedures = [paths.procedures(city.slug), paths.procedureCategories(city.slug)];
  return [
    ...(hasProcedures ? procedures.map((path) => ({ path })) : []),
    ...offered,
    ...insured.flatMap(({ service_id, insurance }) => {
      const service = serviceById.get(service_id);
      return service === undefined ? [] : [entry(service.slug, filtered({ insurance }))];
    }),
  ];
}

function filtered(filters: { cityArea?: string; insurance?: number }): string {
  return `?${doctorFiltersToQuery({ ...NO_FILTERS, ...filters })}`;
}
