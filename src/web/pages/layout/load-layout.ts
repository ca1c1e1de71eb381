import type { LoaderFunctionArgs } from 'react-router';
import { appContext } from '#web/lib/app.ts';
import { cityInAddress } from '#web/domain/city/city.ts';
import { citiesQuery } from '#web/lib/query/queries.ts';
import { menuServicesQuery } from '#web/domain/menu-services.ts';
import { findCity } from '#web/domain/city/resolve-city.ts';

/** Loads the data of the header and the footer. */
export async function loadLayout({ params, context, request }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const { results } = await app.queryClient.ensureQueryData(citiesQuery(app));
  const remembered = app.cityMemory.get();
  const inPath = cityInAddress(params, new URL(request.url).searchParams);
  const city = findCity(results, { inPath, remembered });
  // Pages work without these links.
  if (city !== null) await app.queryClient.prefetchQuery(menuServicesQuery(app, city));
  return null;
}
