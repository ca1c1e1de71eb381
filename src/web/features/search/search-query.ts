import { queryOptions } from '@tanstack/react-query';
import { SEARCH_HEADERS } from '#shared/contract/search-headers.ts';
import type { SearchParams, SearchResult } from '#shared/contract/search.ts';
import { createHttp } from '#web/lib/api/http.ts';
import type { App } from '#web/lib/app.ts';
import { HIGHLIGHT } from './panel/split-highlight.ts';

/** Letters from which there is something to look for. */
export const MIN_LETTERS = 3;

/**
 * Types take turns in what is found, the best of each first: three of each where all have some, and
 * more of the others where one has none.
 */
const HITS = 12;

/** What a text finds in a city. */
export const searchQuery = (app: App, city: number, text: string) => {
  const { application_id, api_key, index } = app.settings.search;
  return queryOptions({
    queryKey: ['search', city, text] as [string, number, string],
    // Whoever types wants to know at once, and has a button to ask again.
    retry: false,
    meta: { silent: true },
    queryFn: async () => {
      const params: SearchParams = {
        query: text,
        filters: `city=${city}`,
        hitsPerPage: HITS,
        queryLanguages: [app.language],
        highlightPreTag: HIGHLIGHT.start,
        highlightPostTag: HIGHLIGHT.end,
      };
      const path = `/1/indexes/${encodeURIComponent(index)}/query`;
      const { hits } = await createHttp(app.language, { sendsToken: false }).post<SearchResult>(
        path,
        params,
        {
          [SEARCH_HEADERS.applicationId]: application_id,
          [SEARCH_HEADERS.apiKey]: api_key,
        },
      );
      return hits;
    },
  });
};
