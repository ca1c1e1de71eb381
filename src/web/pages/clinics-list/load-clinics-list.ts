import type { LoaderFunctionArgs } from 'react-router';
import { clinicsQuery } from '#web/features/clinics/clinic-queries.ts';
import { isNotFound } from '#web/lib/failures/api-failure.ts';
import { appContext } from '#web/lib/app.ts';
import { notFound } from '#web/lib/routing/not-found.ts';
import { heldPosition } from '#web/lib/position/position.ts';
import { citiesQuery, cityAreasQuery } from '#web/lib/query/queries.ts';
import { listQuery, subjectOf } from './list-subject.ts';

/** The first page of the clinics of a city. */
export async function loadClinicsList(args: LoaderFunctionArgs): Promise<null> {
  const { params, request, context } = args;
  const app = context.get(appContext);
  const cities = await app.queryClient.ensureQueryData(citiesQuery(app));
  const city = cities.results.find(({ slug }) => slug === params['city']);
  if (city === undefined) throw notFound(request);
  try {
    const areas = await app.queryClient.ensureQueryData(cityAreasQuery(app, city.id));
    const subject = subjectOf(
      { city, areas: areas.results, position: heldPosition() },
      new URL(request.url).search,
    );
    await app.queryClient.ensureInfiniteQueryData(clinicsQuery(app, listQuery(subject)));
  } catch (error) {
    throw isNotFound(error) ? notFound(request) : error;
  }
  return null;
}
