import type { Service } from '#shared/contract/catalogue/services.ts';
import { orderingOf } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import type { DoctorsListQuery } from '#web/lib/query/queries.ts';
import type { ListContext } from './list-context.ts';

type Listed = Pick<ListContext, 'city' | 'area' | 'filters' | 'position'> & {
  service: Pick<Service, 'id'>;
};

/** Returns the API query of the doctors, which is also part of the query key. */
export function listQuery(context: Listed): DoctorsListQuery {
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
