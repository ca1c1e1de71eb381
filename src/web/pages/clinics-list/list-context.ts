import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import {
  parseClinicFilters,
  type ClinicFilters,
} from '#shared/domain/catalogue/lists/clinic-filters.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { ClinicsListQuery } from '#web/features/clinics/clinic-queries.ts';

/** The city, filters and position of a list. */
export interface ListContext {
  city: City;
  areas: readonly CityArea[];
  /** The district filter. */
  area: CityArea | null;
  filters: ClinicFilters;
  /** The position of the visitor, if known. */
  position: Coordinates | null;
}

/** Reads a URL; ignores an unknown district. */
export function contextOf(
  base: Pick<ListContext, 'city' | 'areas' | 'position'>,
  search: string,
): ListContext {
  const filters = parseClinicFilters(new URLSearchParams(search));
  const area = base.areas.find(({ slug }) => slug === filters.cityArea) ?? null;
  return { ...base, area, filters: { ...filters, cityArea: area?.slug ?? null } };
}

/** Returns the API query of the clinics, which is also part of the query key. */
export function listQuery({ city, area, filters, position }: ListContext): ClinicsListQuery {
  const { name, sort, nearMe } = filters;
  return {
    city: city.id,
    ...(area === null ? {} : { city_area: area.id }),
    ...(name === '' ? {} : { search: name }),
    ...(sort === null ? {} : { ordering: sort }),
    // Sorting by distance needs a position, which no URL contains.
    ...(nearMe && position !== null ? { ordering: 'distance', ...position } : {}),
  };
}
