import type { City, CityArea, Insurance } from '#shared/contract/catalogue/places.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import type { Coordinates } from '#shared/domain/places/distance.ts';
import {
  knownFilters,
  parseDoctorFilters,
  type DoctorFilters,
} from '#shared/domain/lists/doctor-filters.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { App } from '#web/lib/app.ts';
import { getPosition } from '#web/lib/position/position.ts';
import {
  citiesQuery,
  cityAreasQuery,
  insurancesQuery,
  serviceQuery,
} from '#web/lib/query/queries.ts';

/** The content of a list, as given by its URL. */
export interface ListContext {
  city: City;
  service: Service;
  areas: readonly CityArea[];
  insurances: readonly Insurance[];
  /** The languages to filter by; empty if the country has no such filter. */
  languages: readonly { value: string; title: string }[];
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

/** Returns null for an unknown city; rejects with the API's 404 for an unknown service. */
export async function loadContext(app: App, address: ListUrl): Promise<ListContext | null> {
  const { queryClient } = app;
  const cities = await queryClient.ensureQueryData(citiesQuery(app));
  const city = cities.results.find(({ slug }) => slug === address.city);
  if (city === undefined || !address.service) return null;
  const [service, areas, insurances] = await Promise.all([
    queryClient.ensureQueryData(serviceQuery(app, address.service, city.id)),
    queryClient.ensureQueryData(cityAreasQuery(app, city.id)),
    queryClient.ensureQueryData(insurancesQuery(app)),
  ]);
  const facts = { city, service, areas: areas.results, insurances: insurances.results };
  return contextOf(app, { ...facts, position: getPosition() }, address.search);
}

/** Returns the same list with some filters changed. */
export function withFilters(context: ListContext, change: Partial<DoctorFilters>): ListContext {
  const filters = { ...context.filters, ...change };
  return { ...context, filters, area: areaOf(filters, context.areas) };
}

/** Reads a URL; ignores unknown filter values. */
export function contextOf(
  app: App,
  facts: Omit<ListContext, 'area' | 'filters' | 'languages'>,
  search: string,
): ListContext {
  const languages = app.flags.languageFilter ? app.settings.doctor_locales : [];
  const today = dateInZone(app.renderedAt, facts.city.timezone);
  const asked = parseDoctorFilters(new URLSearchParams(search), { today });
  const filters = knownFilters(asked, { ...facts, languages });
  return { ...facts, languages, area: areaOf(filters, facts.areas), filters };
}

function areaOf({ cityArea }: DoctorFilters, areas: readonly CityArea[]): CityArea | null {
  return areas.find(({ slug }) => slug === cityArea) ?? null;
}
