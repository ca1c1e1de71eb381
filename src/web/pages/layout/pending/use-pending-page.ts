import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref, useLocation, useNavigation, type Location } from 'react-router';
import type { City } from '#shared/contract/catalogue/places.ts';
import { useCities } from '#web/domain/city/city.ts';
import { useApp, type App } from '#web/lib/app.ts';
import { doctorQuery, serviceQuery } from '#web/lib/query/queries.ts';

/** A page that is loading, with what its outline needs. */
export type PendingPage =
  | { kind: 'profile'; doctor: string }
  | { kind: 'list'; city: City; service: string; isOfArea: boolean };

const PROFILE = /\/doctor\/([^/]+)$/;
const LIST = /\/doctors\/([^/]+)\/(.+)$/;

/** Returns the page that is loading, or null if none is, or if its data is already loaded. */
export function usePendingPage(): PendingPage | null {
  const app = useApp();
  const { location: next } = useNavigation();
  const current = useHref(useLocation().pathname);
  const cities = useCities();

  // Computed once per navigation, as its data arrives before the page.
  const [shown, setShown] = useState<{ next: unknown; page: PendingPage | null }>();
  if (next === undefined) return null;
  if (shown?.next === next) return shown.page;
  const page = next.pathname === current ? null : unloadedPage(app, cities, next);
  setShown({ next, page });
  return page;
}

function unloadedPage(
  app: App,
  cities: readonly City[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): PendingPage | null {
  const isLoaded = (query: { queryKey: QueryKey }) =>
    app.queryClient.getQueryData(query.queryKey) !== undefined;

  const [, doctor] = PROFILE.exec(pathname) ?? [];
  if (doctor !== undefined) {
    return isLoaded(doctorQuery(app, doctor)) ? null : { kind: 'profile', doctor };
  }
  const [, citySlug, service] = LIST.exec(pathname) ?? [];
  const city = cities.find(({ slug }) => slug === citySlug);
  if (city === undefined || service === undefined) return null;
  if (isLoaded(serviceQuery(app, service, city.id))) return null;
  return { kind: 'list', city, service, isOfArea: new URLSearchParams(search).has('city_area') };
}
