import { useQueries } from '@tanstack/react-query';
import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { useApp } from '#web/lib/app.ts';
import { cityAreasQuery } from '#web/lib/query/queries.ts';

/** The districts of cities by the city's id, once they are wanted; undefined until they are there. */
export function useAreas(
  cities: readonly City[],
  isWanted: boolean,
): ReadonlyMap<number, readonly CityArea[] | undefined> {
  const app = useApp();
  const queries = useQueries({
    queries: cities.map(({ id }) => ({
      ...cityAreasQuery(app, id),
      enabled: isWanted,
      // Without them the city can still be chosen.
      meta: { silent: true },
    })),
  });
  return new Map(cities.map(({ id }, index) => [id, queries[index]?.data?.results]));
}
