import type { City } from '#shared/contract/catalogue/places.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import {
  doctorFiltersToQuery,
  type DoctorFilters,
} from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { paths } from '#shared/paths.ts';

interface ListUrlParts {
  city: Pick<City, 'slug'>;
  service: Pick<Service, 'slug'>;
  filters: DoctorFilters;
}

/** Returns the path and query of a list. */
export function listUrl({ city, service, filters }: ListUrlParts): string {
  const query = doctorFiltersToQuery(filters).toString();
  return paths.doctors(city.slug, service.slug, query === '' ? '' : `?${query}`);
}
