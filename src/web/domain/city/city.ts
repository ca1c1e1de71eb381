import { useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useParams, useSearchParams, type Params } from 'react-router';
import type { City } from '#shared/contract/catalogue/places.ts';
import { cityInPath } from '#shared/domain/catalogue/places/city-in-path.ts';
import { useApp, type App } from '#web/lib/app.ts';
import { citiesQuery } from '#web/lib/query/queries.ts';
import { findCity, resolveCity } from './resolve-city.ts';

/** Returns the cities of the country, the one with the most doctors first. */
export function useCities(): readonly City[] {
  return useSuspenseQuery(citiesQuery(useApp())).data.results;
}

/** Returns whether the country has doctors: before its first clinic is live, it has none. */
export function useHasDoctors(): boolean {
  return useCities().some(({ doctors_count }) => doctors_count > 0);
}

/** Returns the cities with doctors, except one. */
export function useOtherCities(city: City): City[] {
  return useCities().filter(({ id, doctors_count }) => id !== city.id && doctors_count > 0);
}

/** Returns the city of the page. Throws in a country without cities. */
export function useCity(): City {
  return resolveCity(useCities(), useKnownPlaces());
}

/** Returns the city of a page that also exists in a country without cities, or null. */
export function useCityOrNull(): City | null {
  return findCity(useCities(), useKnownPlaces());
}

function useKnownPlaces() {
  const { cityMemory } = useApp();
  const remembered = useSyncExternalStore(cityMemory.subscribe, cityMemory.get, cityMemory.get);
  return { inPath: useCityInAddress(), remembered };
}

/** Returns the city slug in the URL, which may be unknown, or null. */
export function useCityInAddress(): string | null {
  const params = useParams();
  const [search] = useSearchParams();
  return cityInAddress(params, search);
}

/** Returns the city slug for loaders. For the not-found page it is that of the requested URL. */
export function cityInAddress(params: Params, search: URLSearchParams): string | null {
  return params['city'] ?? cityInPath(search.get('from_url') ?? '');
}

/** Returns the city with this id. */
export function useCityById(id: number): City | undefined {
  return useCities().find((city) => city.id === id);
}

/**
 * Loads the city of a page without a city in its path: the remembered or the default one. Returns
 * null in a country without cities.
 */
export async function loadCity(app: App): Promise<City | null> {
  const { results } = await app.queryClient.ensureQueryData(citiesQuery(app));
  return findCity(results, { inPath: null, remembered: app.cityMemory.get() });
}
