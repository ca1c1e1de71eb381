import { useQueries } from '@tanstack/react-query';
import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { useApp } from '#web/lib/app.ts';
import { cityAreasQuery } from '#web/lib/query/queries.ts';

/** Loads the districts of cities if `isNeeded`; undefined until they are loaded. */
export function useAreas(
  cities: readonly City[],
  isNeeded: boolean,
): ReadonlyMap<number, readonly CityArea[] | undefined> {
  const app = useApp();
  const queries = useQueries({
    queries: cities.map(({ id }) => ({
      ...cityAreasQuery(app, id),
      enabled: isNeeded,
      // A city can be chosen without its districts.
      meta: { silent: true },
    })),
  });
  return new Map(cities.map(({ id }, index) => [id, queries[index]?.data?.results]));
}
