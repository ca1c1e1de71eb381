import type { LoaderFunctionArgs } from 'react-router';
import { appContext } from '#web/lib/app.ts';
import { loadCity } from '#web/domain/city/city.ts';
import { loadHomeArea } from './home-area.ts';
import {
  bestClinicsQuery,
  latestReviewsQuery,
  placeOf,
  popularProceduresQuery,
} from './home-queries.ts';
import { specialtiesQuery } from '#web/lib/query/queries.ts';
import { soonestQuery } from './soonest/soonest-query.ts';

/** Loads the home page for the visitor's city, or for the district in the URL. */
export async function loadHome({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const city = await loadCity(app);
  if (city === null) return null;
  const place = placeOf(city, await loadHomeArea(app, city, new URL(request.url).searchParams));
  await Promise.all([
    app.queryClient.ensureQueryData(specialtiesQuery(app, place)),
    // The page works without these queries.
    app.queryClient.prefetchQuery(soonestQuery(app, place)),
    app.queryClient.prefetchQuery(popularProceduresQuery(app, city.id)),
    app.queryClient.prefetchQuery(bestClinicsQuery(app, city)),
    app.queryClient.prefetchQuery(latestReviewsQuery(app, city.id)),
  ]);
  return null;
}
