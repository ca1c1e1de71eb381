import type { City, CityArea, Insurance } from '#shared/contract/places.ts';
import type { Service } from '#shared/contract/services.ts';
import type { Coordinates } from '#shared/domain/distance.ts';
import { parseDoctorFilters, type DoctorFilters } from '#shared/domain/doctor-filters.ts';
import { dateInZone } from '#shared/domain/zoned-time.ts';
import type { App } from '#web/lib/app.ts';
import { heldPosition } from '#web/lib/position/position.ts';
import { citiesQuery, cityAreasQuery, insurancesQuery, serviceQuery } from '#web/lib/queries.ts';

/** What a list is a list of, as its address says. */
export interface ListSubject {
  city: City;
  service: Service;
  areas: readonly CityArea[];
  insurances: readonly Insurance[];
  /** The district filtered by. */
  area: CityArea | null;
  filters: DoctorFilters;
  /** Where the visitor is, as far as that is known. */
  position: Coordinates | null;
}

/** The parts of a list's address. */
export interface ListAddress {
  city: string | undefined;
  service: string | undefined;
  search: string;
}

/** Null for a city that there is not; rejects with the API's 404 for an unknown service. */
export async function loadSubject(app: App, address: ListAddress): Promise<ListSubject | null> {
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
  return subjectOf(app, { ...facts, position: heldPosition() }, address.search);
}

/** An unknown district is no filter, nor is a language that no doctor of the country is listed with. */
export function subjectOf(
  app: App,
  facts: Omit<ListSubject, 'area' | 'filters'>,
  search: string,
): ListSubject {
  const today = dateInZone(app.renderedAt, facts.city.timezone);
  const parsed = parseDoctorFilters(new URLSearchParams(search), { today });
  const known = app.settings.doctor_locales.map(({ value }) => value);
  const languages = parsed.languages.filter((language) => known.includes(language));
  const filters = { ...parsed, languages };
  const area = facts.areas.find(({ slug }) => slug === filters.cityArea) ?? null;
  return { ...facts, area, filters };
}
