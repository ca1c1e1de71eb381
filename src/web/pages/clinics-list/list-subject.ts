import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { parseClinicFilters, type ClinicFilters } from '#shared/domain/lists/clinic-filters.ts';
import type { Coordinates } from '#shared/domain/places/distance.ts';
import type { ClinicsListQuery } from '#web/features/clinics/clinic-queries.ts';

/** What a list is a list of, as its address says. */
export interface ListSubject {
  city: City;
  areas: readonly CityArea[];
  /** The district filtered by. */
  area: CityArea | null;
  filters: ClinicFilters;
  /** Where the visitor is, as far as that is known. */
  position: Coordinates | null;
}

/** Reads what an address asks for; an unknown district is no filter. */
export function subjectOf(
  facts: Pick<ListSubject, 'city' | 'areas' | 'position'>,
  search: string,
): ListSubject {
  const filters = parseClinicFilters(new URLSearchParams(search));
  const area = facts.areas.find(({ slug }) => slug === filters.cityArea) ?? null;
  return { ...facts, area, filters: { ...filters, cityArea: area?.slug ?? null } };
}

/** What the API is asked for; also the key under which the answer is kept. */
export function listQuery({ city, area, filters, position }: ListSubject): ClinicsListQuery {
  const { name, sort, nearMe } = filters;
  return {
    city: city.id,
    ...(area === null ? {} : { city_area: area.id }),
    ...(name === '' ? {} : { search: name }),
    ...(sort === null ? {} : { ordering: sort }),
    // Distance needs a position, which no URL carries.
    ...(nearMe && position !== null ? { ordering: 'distance', ...position } : {}),
  };
}
