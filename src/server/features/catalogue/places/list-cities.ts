import { endpoints } from '#shared/contract/endpoints.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { RequestContext } from '#server/request-context.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { pageOfList, type ListQuery } from '#server/http/pagination.ts';

/** Lists cities in the country's order. */
export function listCities(context: RequestContext, query: ListQuery = {}) {
  const { cities, doctorCounts } = context.site.reference.current;
  const results = cities.map((city): City => ({
    id: city.id,
    slug: city.slug,
    name: nameIn(context, city.names),
    locative_name: nameIn(context, city.locative_names ?? city.names),
    timezone: city.time_zone,
    doctors_count: doctorCounts({ city: city.id }),
    location: { lat: city.lat, lng: city.lng },
  }));
  return pageOfList(endpoints.cities.path, query, 'none', results);
}
