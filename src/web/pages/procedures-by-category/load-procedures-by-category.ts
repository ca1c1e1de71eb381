import type { LoaderFunctionArgs } from 'react-router';
import { loadCity } from '#web/features/procedures/load-city.ts';
import { categoriesQuery } from './categories-query.ts';

/** The procedures of the city that the address names. */
export async function loadProceduresByCategory(args: LoaderFunctionArgs): Promise<null> {
  const { app, city } = await loadCity(args);
  await app.queryClient.ensureQueryData(categoriesQuery(app, city.id));
  return null;
}
