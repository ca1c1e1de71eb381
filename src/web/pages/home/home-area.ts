import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { useApp, type App } from '#web/lib/app.ts';
import { cityAreasQuery } from '#web/lib/query/queries.ts';

const PARAM = 'city_area';

/** Loads the district in a URL; null if there is none or it is unknown. */
export async function loadHomeArea(
  app: App,
  city: City,
  search: URLSearchParams,
): Promise<CityArea | null> {
  const slug = search.get(PARAM);
  if (slug === null) return null;
  const { results } = await app.queryClient.ensureQueryData(cityAreasQuery(app, city.id));
  return results.find((area) => area.slug === slug) ?? null;
}

/** Returns the district of the page, from the data of the loader. */
export function useHomeArea(city: City): CityArea | null {
  const app = useApp();
  const slug = useSearchParams()[0].get(PARAM);
  const areas = useQuery({ ...cityAreasQuery(app, city.id), enabled: slug !== null });
  return areas.data?.results.find((area) => area.slug === slug) ?? null;
}
