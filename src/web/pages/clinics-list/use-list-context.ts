import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { usePosition } from '#web/lib/position/position.ts';
import { cityAreasQuery } from '#web/lib/query/queries.ts';
import { contextOf, type ListContext } from './list-context.ts';

/** Returns the context of the list, from the URL and the data of the loader. */
export function useListContext(): ListContext {
  const city = useCity();
  const { search } = useLocation();
  const { data: areas } = useSuspenseQuery(cityAreasQuery(useApp(), city.id));
  return contextOf({ city, areas: areas.results, position: usePosition() }, search);
}
