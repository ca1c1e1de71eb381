import type { LoaderFunctionArgs } from 'react-router';
import { dateInZone } from '#shared/domain/zoned-time.ts';
import { appContext } from '#web/lib/app.ts';
import { loadCity } from '#web/lib/city.ts';
import { freeTodayQuery, specialtiesQuery } from './home-queries.ts';

/** What the home page shows of the visitor's city. */
export async function loadHome({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const city = await loadCity(app);
  const today = dateInZone(app.renderedAt, city.timezone);
  await Promise.all([
    app.queryClient.ensureQueryData(specialtiesQuery(app, city.id)),
    // Without this row the page still does what it is for.
    app.queryClient.prefetchQuery(freeTodayQuery(app, city.id, today)),
  ]);
  return null;
}
