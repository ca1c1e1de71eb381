import type { LoaderFunctionArgs } from 'react-router';
import { loadCityInPath } from '#web/domain/city/load-city-in-path.ts';
import { lettersQuery } from './letters-query.ts';

/** Loads the procedures of the city in the URL. */
export async function loadProceduresList(args: LoaderFunctionArgs): Promise<null> {
  const { app, city } = await loadCityInPath(args);
  await app.queryClient.ensureQueryData(lettersQuery(app, city.id));
  return null;
}
