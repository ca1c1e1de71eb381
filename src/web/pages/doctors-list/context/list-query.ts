import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { orderingOf, type DoctorFilters } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import type { DoctorsListQuery } from '#web/lib/query/queries.ts';

interface ListContext {
  city: City;
  service: Pick<Service, 'id'>;
  /** The district filter. */
  area: CityArea | null;
  filters: DoctorFilters;
  /** The position of the visitor, if known. */
  position: Coordinates | null;
}

/** Returns the API query of the doctors, which is also part of the query key. */
export function listQuery(context: ListContext): DoctorsListQuery {
  const { city, service, area, filters, position } = context;
  const ordering = orderingOf(filters);
  return {
    city: city.id,
    service: String(service.id),
    // Sorting by distance needs a position, which no URL contains.
    ...(ordering === 'default' || ordering === 'distance' ? {} : { ordering }),
    ...(ordering === 'distance' && position !== null ? { ordering, ...position } : {}),
    ...(area === null ? {} : { city_area: area.id }),
    ...(filters.date === null ? {} : { slot_date: filters.date }),
    ...(filters.languages.length === 0 ? {} : { language: filters.languages.join(',') }),
    ...(filters.insurance === null ? {} : { insurance: filters.insurance }),
    ...(filters.childAge === null ? {} : { age: filters.childAge }),
  };
}
