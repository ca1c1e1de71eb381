import {
  MAX_HITS,
  MAX_HITS_PER_PAGE,
  SEARCH_INDEX,
  type SearchParams,
  type SearchResult,
} from '#shared/contract/search/search.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { attributeFilter } from './attributes.ts';
import { findDocs, type Found } from './engine/find-docs.ts';
import { nearWords, type MeantWord } from './engine/words/near-words.ts';
import { inOtherLayout } from './engine/words/other-layout.ts';
import { rankDocs } from './engine/rank-docs.ts';
import { typedWords } from './engine/words/typed-words.ts';
import { countFacets } from './facets.ts';
import { allOf, type Filter } from './filters/filter.ts';
import { readFilter } from './filters/read-filter.ts';
import { readFilterList } from './filters/read-filter-list.ts';
import { createHighlighter } from './highlight.ts';
import { presentHit } from './present-hit.ts';
import { findNamedCity } from './named-city.ts';
import type { SearchContext, SearchSite } from './search-context.ts';
import { SearchError } from './search-error.ts';

const DEFAULT_HITS_PER_PAGE = 20;
/** Longer queries are truncated. */
const MAX_QUERY_LENGTH = 500;

/**
 * Finds doctors, clinics, specialties and services by typed text, tolerating typos; without a query, the
 * most popular ones. The types of hits alternate, each ordered by relevance.
 *
 * @throws SearchError 400 or 404
 */
export function search(
  context: SearchContext,
  indexName: string,
  params: SearchParams,
): SearchResult {
  const start = performance.now();
  if (indexName !== SEARCH_INDEX) {
    throw new SearchError(404, `Index ${indexName.slice(0, 100)} does not exist`);
  }
  const { site } = context;
  const { index } = site.search;
  const query = params.query ?? '';
  const hitsPerPage = Math.min(params.hitsPerPage ?? DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE);
  const page = params.page ?? 0;

  const matches = findMatches(site, query.slice(0, MAX_QUERY_LENGTH), {
    language: languageOf(context, params),
    isWanted: allOf([filterOf(params), shownBy(context)]),
  });
  const count = matches.found.reduce((sum, { ordinals }) => sum + ordinals.length, 0);
  const reachable = Math.min(count, MAX_HITS);
  const from = Math.min(page * hitsPerPage, reachable);
  const to = Math.min(from + hitsPerPage, reachable);
  const exact = index.exactNames.levelsOf(
    matches.words.map(({ typed }) => typed.text).join(' '),
    index.languages,
  );
  const ordinals = rankDocs(index, matches.found, to, { exact, city: matches.city }).slice(from);

  const presentation = {
    locales: site.country.locales,
    language: languageOf(context, params),
    reference: site.reference.current,
    isRetrieved: attributeFilter(params.attributesToRetrieve),
    isHighlighted: attributeFilter(params.attributesToHighlight),
    highlight: createHighlighter(matches.words, {
      before: params.highlightPreTag ?? '<em>',
      after: params.highlightPostTag ?? '</em>',
    }),
  };
  const hits = ordinals
    .map((ordinal) => presentHit(index.docAt(ordinal), presentation))
    .filter((hit) => hit !== null);
  return {
    hits,
    nbHits: count,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...countFacets(matches.found, params.facets),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
    query,
    params: urlEncoded(params),
    index: indexName,
  };
}

interface Matches {
  readonly words: readonly MeantWord[];
  readonly found: readonly Found[];
  /** The city that the query names. */
  readonly city?: number;
}

interface Scope {
  readonly language: Language;
  readonly isWanted: Filter;
}

/**
 * Finds the documents that match all words; if none, those of a city that the query names; if none, those
 * that match all words typed in the other keyboard layout; if none, those that match the most words.
 */
function findMatches(
  { search: { index }, reference }: SearchSite,
  query: string,
  scope: Scope,
): Matches {
  const words = typedWords(query).map((typed) => nearWords(index, typed));
  // A query of punctuation only matches nothing.
  if (words.length === 0 && query.trim() !== '') return { words, found: [] };
  const found = findDocs(index, { words, ...scope }, false);
  const { cities } = reference.current;
  const named = findNamedCity(words, cities, index.languages);
  // The word may as well be a part of a person's name.
  if (named !== null && !found.some(({ cell }) => cell.type === 'Doctors')) {
    const isWanted = inNamedCity(scope.isWanted, named.city, cities);
    const inCity = findDocs(index, { ...named, language: scope.language, isWanted }, false);
    if (inCity.length > 0) return { ...named, found: inCity };
  }
  if (found.length > 0) return { words, found: findDocs(index, { words, ...scope }, false) };
  const otherWords = typedWords(inOtherLayout(query)).map((typed) => nearWords(index, typed));
  const others = findDocs(index, { words: otherWords, ...scope }, false);
  if (others.length > 0) return { words: otherWords, found: others };
  return { words, found: findDocs(index, { words, ...scope }, true) };
}

/**
 * Returns a filter for a query that names a city: the given one, or if that excludes the city, one for the
 * same types in the named city.
 */
function inNamedCity(isWanted: Filter, named: number, cities: readonly { id: number }[]): Filter {
  return ({ city, type }) => {
    if (isWanted({ city: named, type })) return isWanted({ city, type });
    return city === named && cities.some(({ id }) => isWanted({ city: id, type }));
  };
}

/** Excludes types without a page in this country. */
function shownBy({ site }: SearchContext): Filter {
  return ({ type }) => type !== 'Clinics' || site.flags.clinics;
}

function languageOf({ language }: SearchContext, { queryLanguages = [] }: SearchParams): Language {
  return queryLanguages.find((each) => isLanguage(each)) ?? language;
}

function filterOf({ filters = '', facetFilters = [], numericFilters = [] }: SearchParams): Filter {
  return allOf([readFilter(filters), readFilterList(facetFilters), readFilterList(numericFilters)]);
}

function urlEncoded(params: SearchParams): string {
  const pairs = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return new URLSearchParams(pairs).toString();
}
