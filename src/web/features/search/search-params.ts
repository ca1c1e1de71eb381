import { SEARCH_DETAILS } from '#shared/contract/catalogue/search/search-details.ts';
import type { SearchParams } from '#shared/contract/catalogue/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { HIGHLIGHT } from './panel/split-highlight.ts';

/**
 * The maximum number of hits. They alternate between the four types: three of each, or more if a
 * type has fewer.
 */
const HITS = 12;

/**
 * Returns the search of the search box for a text in a city, or in a country without cities. Matches are highlighted in the language of the page
 * only: highlights in all languages would be most of the response.
 */
export function searchParams(text: string, city: number | null, language: Language): SearchParams {
  return {
    query: text,
    ...(city === null ? {} : { filters: `city=${city}` }),
    hitsPerPage: HITS,
    queryLanguages: [language],
    attributesToRetrieve: ['*', ...SEARCH_DETAILS],
    attributesToHighlight: [`title.${language}`],
    highlightPreTag: HIGHLIGHT.start,
    highlightPostTag: HIGHLIGHT.end,
  };
}
