import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/lib/city.ts';
import { cityAreasQuery, serviceQuery } from '#web/lib/queries.ts';
import { subjectOf, type ListSubject } from './list-subject.ts';

/** What the page lists; the loader has fetched it. */
export function useListSubject(): ListSubject {
  const app = useApp();
  const city = useCity();
  const slug = useParams()['*'] ?? '';
  const { search } = useLocation();
  const { data: service } = useSuspenseQuery(serviceQuery(app, slug, city.id));
  const { data: areas } = useSuspenseQuery(cityAreasQuery(app, city.id));
  return subjectOf(app, city, service, areas.results, search);
}
