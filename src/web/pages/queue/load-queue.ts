import type { LoaderFunctionArgs } from 'react-router';
import { appContext } from '#web/lib/app.ts';
import { queueQuery } from '#web/lib/query/queries.ts';
import { orNotFound } from '#web/lib/routing/not-found.ts';

/** Loads the queue of a URL. Throws the not-found response for an unknown code. */
export async function loadQueue({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const query = queueQuery(app, params['code'] ?? '');
  await orNotFound(request, app.queryClient.ensureQueryData(query));
  return null;
}
