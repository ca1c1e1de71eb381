import { queryOptions } from '@tanstack/react-query';
import type { App } from '#web/lib/app.ts';

/** Queries the procedures of a city's doctors by category. */
export const categoriesQuery = (app: App, city: number) =>
  queryOptions({
    queryKey: ['procedures-by-category', city],
    queryFn: () => app.api.serviceCategories({ city, limit: 'none' }),
  });
