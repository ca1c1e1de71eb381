import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { usePosition } from '#web/lib/position/position.ts';
import { cityAreasQuery, insurancesQuery, serviceQuery } from '#web/lib/query/queries.ts';
import { contextOf, type ListContext } from './list-context.ts';

/** Returns the context of the list, from the URL and the data of the loader, as long as they stay. */
export function useListContext(): ListContext {
  const app = useApp();
  const city = useCity();
  const slug = useParams()['*'] ?? '';
  const { search } = useLocation();
  const { data: service } = useSuspenseQuery(serviceQuery(app, slug, city.id));
  const { data: areas } = useSuspenseQuery(cityAreasQuery(app, city.id));
  const { data: insurances } = useSuspenseQuery(insurancesQuery(app));
  const position = usePosition();
  return useMemo(() => {
    const base = { city, service, areas: areas.results, insurances: insurances.results, position };
    return contextOf(app, base, search);
  }, [app, city, service, areas, insurances, position, search]);
}
