import type { LoaderFunctionArgs } from 'react-router';
import { loadCity } from '#web/features/procedures/load-city.ts';
import { lettersQuery } from './letters-query.ts';

/** The procedures of the city that the address names. */
export async function loadProceduresList(args: LoaderFunctionArgs): Promise<null> {
  const { app, city } = await loadCity(args);
  await app.queryClient.ensureQueryData(lettersQuery(app, city.id));
  return null;
}
