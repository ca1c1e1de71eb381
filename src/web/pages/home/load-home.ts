import type { LoaderFunctionArgs } from 'react-router';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { appContext } from '#web/lib/app.ts';
import { loadCity } from '#web/domain/city/city.ts';
import { loadHomeArea } from './home-area.ts';
import {
  bestClinicsQuery,
  availableTodayQuery,
  latestReviewsQuery,
  placeOf,
  popularProceduresQuery,
  specialtiesQuery,
} from './home-queries.ts';

/** Loads the home page for the visitor's city, or for the district in the URL. */
export async function loadHome({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const city = await loadCity(app);
  const today = dateInZone(app.renderedAt, city.timezone);
  const place = placeOf(city, await loadHomeArea(app, city, new URL(request.url).searchParams));
  await Promise.all([
    app.queryClient.ensureQueryData(specialtiesQuery(app, place)),
    // The page works without these queries.
    app.queryClient.prefetchQuery(availableTodayQuery(app, place, today)),
    app.queryClient.prefetchQuery(popularProceduresQuery(app, city.id)),
    app.queryClient.prefetchQuery(bestClinicsQuery(app, city)),
    app.queryClient.prefetchQuery(latestReviewsQuery(app, city.id)),
  ]);
  return null;
}
