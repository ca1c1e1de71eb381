import { queryOptions } from '@tanstack/react-query';
import { summarizeCategory } from '#web/features/procedures/category-tiles.tsx';
import type { App } from '#web/lib/app.ts';
import { groupByLetter } from './group-by-letter.ts';

/**
 * Queries a city's procedures by letter, and their categories. The API sorts them, as not every browser supports the
 * alphabetical order of every language, and server and browser must render the same page.
 */
export const lettersQuery = (app: App, city: number) =>
  queryOptions({
    queryKey: ['procedures-by-letter', city],
    queryFn: async () => {
      const [services, categories] = await Promise.all([
        app.api.services({ city, type: 'procedure', limit: 'none' }),
        app.api.serviceCategories({ city, limit: 'none' }),
      ]);
      const offered = new Map(
        categories.results.flatMap(({ procedures }) =>
          procedures.map((procedure) => [procedure.id, procedure]),
        ),
      );
      const sorted = services.results.flatMap(({ id }) => offered.get(id) ?? []);
      return {
        letters: groupByLetter(sorted, app.language),
        categories: categories.results.map(summarizeCategory),
      };
    },
  });
