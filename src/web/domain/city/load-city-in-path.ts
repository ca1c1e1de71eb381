import type { LoaderFunctionArgs } from 'react-router';
import type { City } from '#shared/contract/catalogue/places.ts';
import { appContext, type App } from '#web/lib/app.ts';
import { notFound } from '#web/lib/routing/not-found.ts';
import { citiesQuery } from '#web/lib/query/queries.ts';

/** Loads the city in the path. Throws the not-found response if there is no such city. */
export async function loadCityInPath(args: LoaderFunctionArgs): Promise<{ app: App; city: City }> {
  const { params, request, context } = args;
  const app = context.get(appContext);
  const cities = await app.queryClient.ensureQueryData(citiesQuery(app));
  const city = cities.results.find(({ slug }) => slug === params['city']);
  if (city === undefined) throw notFound(request);
  return { app, city };
}
