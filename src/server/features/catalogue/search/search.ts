import {
  MAX_HITS,
  MAX_HITS_PER_PAGE,
  SEARCH_INDEX,
  type SearchParams,
  type SearchResult,
} from '#shared/contract/catalogue/search/search.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { attributeFilter } from './attributes.ts';
import { asksForDoctor } from './engine/words/word-kinds.ts';
import { rankDocs } from './engine/rank-docs.ts';
import { countFacets } from './facets.ts';
import { allOf, type Filter } from './filters/filter.ts';
import { readFilter } from './filters/read-filter.ts';
import { readFilterList } from './filters/read-filter-list.ts';
import type { ShownDoc } from './details/detail-context.ts';
import { findMatches } from './find-matches.ts';
import { createHighlighter, createMatchCounter, matchesByWord } from './highlight.ts';
import { listedArea } from './place/listed-area.ts';
import type { NamedPlace } from './place/named-place.ts';
import { presentHit } from './present-hit.ts';
import type { SearchContext } from './search-context.ts';
import { SearchError } from './search-error.ts';

const DEFAULT_HITS_PER_PAGE = 20;
/** Longer queries are truncated. */
const MAX_QUERY_LENGTH = 500;

/** The response of a search, and what the details of its hits depend on. */
interface Answer {
  /** The hits, as JSON of the contract's `SearchHit`. */
  readonly hits: readonly string[];
  readonly rest: Omit<SearchResult, 'hits'>;
  /** The documents of the hits, in the same order. */
  readonly docs: readonly ShownDoc[];
  readonly insurance: number | undefined;
  readonly language: Language;
}

/** Searches as `runSearch` does, without details. */
export function search(
  context: SearchContext,
  indexName: string,
  params: SearchParams,
): SearchResult {
  const { hits, rest } = runSearch(context, indexName, params);
  return JSON.parse(resultJson(hits, rest)) as SearchResult;
}

/** Returns the JSON of the contract's `SearchResult`. */
export function resultJson(hits: readonly string[], rest: Omit<SearchResult, 'hits'>): string {
  return `{"hits":[${hits.join()}],${JSON.stringify(rest).slice(1)}`;
}

/**
 * Finds doctors, clinics, specialties and services by typed text, tolerating typos; without a query, the
 * most popular ones. The types of hits alternate, each ordered by relevance.
 *
 * @throws SearchError 400 or 404
 */
export function runSearch(context: SearchContext, indexName: string, params: SearchParams): Answer {
  const start = performance.now();
  if (indexName !== SEARCH_INDEX) {
    throw new SearchError(404, `Index ${indexName.slice(0, 100)} does not exist`);
  }
  const { site } = context;
  const { index } = site.search;
  const query = params.query ?? '';
  const hitsPerPage = Math.min(params.hitsPerPage ?? DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE);
  const page = params.page ?? 0;
  const language = languageOf(context, params);

  const matches = findMatches(site, query.slice(0, MAX_QUERY_LENGTH), {
    language,
    isWanted: allOf([filterOf(params), shownBy(context)]),
  });
  const count = matches.found.reduce((sum, { ordinals }) => sum + ordinals.length, 0);
  const reachable = Math.min(count, MAX_HITS);
  const from = Math.min(page * hitsPerPage, reachable);
  const to = Math.min(from + hitsPerPage, reachable);
  const levelOf = index.catalogueNames.levelsOf(matches.words, index.languages, language);
  const ordinals = rankDocs(index, matches.found, to, {
    levelOf,
    city: matches.named?.city,
    isForDoctor: matches.isPartial ?? matches.words.some(({ kind }) => asksForDoctor(kind)),
  }).slice(from);

  const named: Partial<NamedPlace> = matches.named ?? {};
  const wordMatches = matchesByWord(matches.words);
  const presentation = {
    locales: site.country.locales,
    language,
    reference: site.reference.current,
    insurance: named.insurance,
    isRetrieved: attributeFilter(params.attributesToRetrieve),
    isHighlighted: attributeFilter(params.attributesToHighlight),
    highlighter: createHighlighter(wordMatches, {
      before: params.highlightPreTag ?? '<em>',
      after: params.highlightPostTag ?? '</em>',
    }),
    countMatches: createMatchCounter(wordMatches),
  };
  const shown = ordinals.flatMap((ordinal) => {
    const doc = index.docAt(ordinal);
    const aliases = index.aliasesAt(ordinal, language);
    const area = listedArea(doc, named, presentation.reference);
    const hit = presentHit(doc, { aliases, area }, presentation);
    if (hit === null) return [];
    const { type, entity, city } = doc;
    return [{ hit, doc: { type, entity, city, area: area?.id } }];
  });
  const rest = {
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
  const hits = shown.map(({ hit }) => hit);
  const docs = shown.map(({ doc }) => doc);
  return { hits, rest, docs, insurance: named.insurance, language };
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
