import { endpoints } from '#shared/contract/endpoints.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { RequestContext } from '#server/request-context.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';
import { pageOf, sliceOf } from '#server/http/pagination.ts';

type Query = Parameters<typeof pageOf>[1];

/** Lists cities in the country's order. */
export function listCities({ site, language }: RequestContext, query: Query = {}) {
  const { cities, doctorCounts } = site.reference.current;
  const results = sliceOf(cities, query, 'none').map((city): City => ({
    id: city.id,
    slug: city.slug,
    name: localized(city.names, language, site.country.locales[0]),
    locative_name: localized(city.locative_names ?? city.names, language, site.country.locales[0]),
    timezone: city.time_zone,
    doctors_count: doctorCounts({ city: city.id }),
    location: { lat: city.lat, lng: city.lng },
  }));
  return pageOf(endpoints.cities.path, query, 'none', cities.length, results);
}
