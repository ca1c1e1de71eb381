import type { LoaderFunctionArgs } from 'react-router';
import { appContext } from '#web/lib/app.ts';
import { citiesQuery } from '#web/lib/queries.ts';

/** What the header needs on every page. */
export async function loadLayout({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  await app.queryClient.ensureQueryData(citiesQuery(app));
  return null;
}
