import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import {
  dropUnknownFilters,
  parseDoctorFilters,
  type DoctorFilters,
} from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { FilterOptions } from '#web/features/filters/filter-choice.ts';
import type { App } from '#web/lib/app.ts';
import { getPosition } from '#web/lib/position/position.ts';
import {
  citiesQuery,
  cityAreasQuery,
  insurancesQuery,
  serviceQuery,
} from '#web/lib/query/queries.ts';

/** The city, service, filters and position of a list. */
export interface ListContext extends Pick<FilterOptions, 'areas' | 'insurances' | 'languages'> {
  city: City;
  service: Service;
  /** The district filter. */
  area: CityArea | null;
  filters: DoctorFilters;
  /** The position of the visitor, if known. */
  position: Coordinates | null;
}

/** The parts of a list's URL. */
export interface ListUrl {
  city: string | undefined;
  service: string | undefined;
  search: string;
}

/**
 * Loads the context of a list. Returns null for an unknown city; rejects with the API's 404 for an
 * unknown service.
 */
export async function loadContext(app: App, url: ListUrl): Promise<ListContext | null> {
  const { queryClient } = app;
  const cities = await queryClient.ensureQueryData(citiesQuery(app));
  const city = cities.results.find(({ slug }) => slug === url.city);
  if (city === undefined || !url.service) return null;
  const [service, areas, insurances] = await Promise.all([
    queryClient.ensureQueryData(serviceQuery(app, url.service, city.id)),
    queryClient.ensureQueryData(cityAreasQuery(app, city.id)),
    queryClient.ensureQueryData(insurancesQuery(app)),
  ]);
  const base = { city, service, areas: areas.results, insurances: insurances.results };
  return contextOf(app, { ...base, position: getPosition() }, url.search);
}

/** Returns the context with some filters changed. */
export function withFilters(context: ListContext, change: Partial<DoctorFilters>): ListContext {
  const filters = { ...context.filters, ...change };
  return { ...context, filters, area: areaOf(filters, context.areas) };
}

/** Reads a URL; ignores unknown filter values. */
export function contextOf(
  app: App,
  base: Omit<ListContext, 'area' | 'filters' | 'languages'>,
  search: string,
): ListContext {
  const languages = app.flags.languageFilter ? app.settings.doctor_locales : [];
  const today = dateInZone(app.renderedAt, base.city.timezone);
  const parsed = parseDoctorFilters(new URLSearchParams(search), { today });
  const filters = dropUnknownFilters(parsed, { ...base, languages });
  return { ...base, languages, area: areaOf(filters, base.areas), filters };
}

function areaOf({ cityArea }: DoctorFilters, areas: readonly CityArea[]): CityArea | null {
  return areas.find(({ slug }) => slug === cityArea) ?? null;
}
