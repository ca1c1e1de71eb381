import type { LoaderFunctionArgs } from 'react-router';
import { isNotFound } from '#web/lib/failures/api-failure.ts';
import { appContext } from '#web/lib/app.ts';
import { queueQuery } from '#web/lib/query/queries.ts';
import { notFound } from '#web/lib/routing/not-found.ts';

/** Loads the queue of a URL. Throws the not-found response for an unknown code. */
export async function loadQueue({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  try {
    await app.queryClient.ensureQueryData(queueQuery(app, params['code'] ?? ''));
  } catch (error) {
    throw isNotFound(error) ? notFound(request) : error;
  }
  return null;
}
