import type { City } from '#shared/contract/catalogue/places.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import type { App } from '#web/lib/app.ts';
import { servicesQuery } from '#web/lib/query/queries.ts';

/** Queries the specialties of a city for adults, as children are treated at the same branches. */
export const specialtiesQuery = (app: App, city: City) =>
  servicesQuery(app, {
    city: city.id,
    type: 'initial-appointment',
    has_adult_service: false,
    is_primary: true,
    limit: 'none',
  });

/** Returns the specialty in a URL; null if there is none or the city does not have it. */
export function readSpecialty(query: URLSearchParams, services: readonly Service[]) {
  return services.find(({ slug }) => slug === query.get('service')) ?? null;
}
