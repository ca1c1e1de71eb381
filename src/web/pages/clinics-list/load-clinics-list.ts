import type { LoaderFunctionArgs } from 'react-router';
import { clinicsQuery } from '#web/features/clinics/clinic-queries.ts';
import { loadCityInPath } from '#web/domain/city/load-city-in-path.ts';
import { orNotFound } from '#web/lib/routing/not-found.ts';
import { getPosition } from '#web/lib/position/position.ts';
import { cityAreasQuery } from '#web/lib/query/queries.ts';
import { listQuery, contextOf } from './list-context.ts';

/** Loads the first page of the clinics of a city. */
export async function loadClinicsList(args: LoaderFunctionArgs): Promise<null> {
  const { request } = args;
  const { app, city } = await loadCityInPath(args);
  const areasQuery = cityAreasQuery(app, city.id);
  const areas = await orNotFound(request, app.queryClient.ensureQueryData(areasQuery));
  const context = contextOf(
    { city, areas: areas.results, position: getPosition() },
    new URL(request.url).search,
  );
  const query = clinicsQuery(app, listQuery(context));
  await orNotFound(request, app.queryClient.ensureInfiniteQueryData(query));
  return null;
}
