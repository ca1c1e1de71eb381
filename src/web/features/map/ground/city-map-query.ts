import { queryOptions } from '@tanstack/react-query';
import type { CityMap } from '#shared/domain/catalogue/places/city-map.ts';

/** Queries the drawn map of a city. Its URL changes with the content. */
export const cityMapQuery = (url: string) =>
  queryOptions({
    queryKey: ['city-map', url],
    queryFn: async ({ signal }): Promise<CityMap> => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      // Our own server only serves such files.
      return (await response.json()) as CityMap;
    },
    staleTime: Infinity,
    // Without a map, the page shows the list only.
    meta: { silent: true },
  });
