import type { LoaderFunctionArgs } from 'react-router';
import { branchesQuery } from '#web/features/map/explore/branches-query.ts';
import { boxAround, cityView, readMapView } from '#web/features/map/explore/map-view.ts';
import { appContext } from '#web/lib/app.ts';
import { loadCity } from '#web/domain/city/city.ts';
import { notFound } from '#web/lib/routing/not-found.ts';
import { specialtiesQuery } from '#web/lib/query/queries.ts';
import { readSpecialty } from './read-specialty.ts';

/**
 * Loads the best branches around the place in the URL, or in the visitor's city if it has none. A
 * country without cities has no map.
 */
export async function loadMap({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const city = await loadCity(app);
  if (city === null) throw notFound(request);
  const { results } = await app.queryClient.ensureQueryData(
    specialtiesQuery(app, { city: city.id }),
  );
  const view = readMapView(query) ?? cityView(city);
  const specialty = readSpecialty(query, results);
  // If the branches fail to load, the map offers a retry.
  await app.queryClient.prefetchInfiniteQuery(
    branchesQuery(app, boxAround(view), specialty?.id ?? null),
  );
  return null;
}
