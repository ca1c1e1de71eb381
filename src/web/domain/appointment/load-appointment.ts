import type { LoaderFunctionArgs } from 'react-router';
import { appContext } from '#web/lib/app.ts';
import { notFound, orNotFound } from '#web/lib/routing/not-found.ts';
import { appointmentQuery } from '#web/lib/query/queries.ts';
import { appointmentParams } from './appointment-params.ts';

/** Loads the appointment of a URL. Throws the not-found response if there is none. */
export async function loadAppointment(args: LoaderFunctionArgs): Promise<null> {
  const { params, request, context } = args;
  const app = context.get(appContext);
  const urlParams = appointmentParams(params['id'], new URL(request.url).searchParams);
  if (urlParams === null) throw notFound(request);
  const query = appointmentQuery(app, urlParams.id, urlParams.hash);
  await orNotFound(request, app.queryClient.ensureQueryData(query));
  return null;
}
