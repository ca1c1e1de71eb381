import { useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useParams, useSearchParams, type Params } from 'react-router';
import type { City } from '#shared/contract/catalogue/places.ts';
import { cityInPath } from '#shared/domain/places/city-in-path.ts';
import { useApp, type App } from '#web/lib/app.ts';
import { citiesQuery } from '#web/lib/query/queries.ts';
import { resolveCity } from './resolve-city.ts';

/** Every city of the country, the one with most doctors first. */
export function useCities(): readonly City[] {
  return useSuspenseQuery(citiesQuery(useApp())).data.results;
}

/** The city the page is about. */
export function useCity(): City {
  const { cityMemory } = useApp();
  const remembered = useSyncExternalStore(cityMemory.subscribe, cityMemory.get, cityMemory.get);
  return resolveCity(useCities(), { inPath: useCityInAddress(), remembered });
}

/** The city's segment of the address, which may be no city. */
export function useCityInAddress(): string | null {
  const params = useParams();
  const [search] = useSearchParams();
  return cityInAddress(params, search);
}

/** The same for loaders. The not-found page is of the city of the address that was asked for. */
export function cityInAddress(params: Params, search: URLSearchParams): string | null {
  return params['city'] ?? cityInPath(search.get('from_url') ?? '');
}

/** The city of an id, as clinic branches name theirs. */
export function useCityById(id: number): City | undefined {
  return useCities().find((city) => city.id === id);
}

/** For loaders of pages without a city in their address. */
export async function loadCity(app: App): Promise<City> {
  const { results } = await app.queryClient.ensureQueryData(citiesQuery(app));
  return resolveCity(results, { inPath: null, remembered: app.cityMemory.get() });
}
