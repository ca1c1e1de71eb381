import { queryOptions } from '@tanstack/react-query';
import { createHttpClient } from '#shared/contract/client.ts';
import { searchRoutes } from '#shared/contract/catalogue/search/search-routes.ts';
import { SEARCH_HEADERS } from '#shared/contract/catalogue/search/search-headers.ts';
import type { searchEndpoints } from '#shared/contract/catalogue/search/search.ts';
import { createHttp } from '#web/lib/api/http.ts';
import type { App } from '#web/lib/app.ts';
import { searchParams } from './search-params.ts';

/** The minimum length of a text to search. */
export const MIN_LETTERS = 3;

/** Searches a city for a text, or a country without cities. */
export const searchQuery = (app: App, city: number | null, text: string) => {
  const { application_id, api_key, index } = app.settings.search;
  return queryOptions({
    queryKey: ['search', city, text] as [string, number | null, string],
    // The user is typing and has a button to retry.
    retry: false,
    meta: { silent: true },
    queryFn: async () => {
      const { hits } = await createSearchClient(app).search(
        { index, ...searchParams(text, city, app.language) },
        {
          headers: {
            [SEARCH_HEADERS.applicationId]: application_id,
            [SEARCH_HEADERS.apiKey]: api_key,
          },
        },
      );
      return hits;
    },
  });
};

/** Creates the client of the search, which has its own credentials. */
function createSearchClient({ language, apiBaseUrls }: App) {
  const send = createHttp(language, { baseUrl: apiBaseUrls.front, sendsToken: false });
  return createHttpClient<Pick<typeof searchEndpoints, 'search'>>(searchRoutes, send);
}
