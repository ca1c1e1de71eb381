import { SEARCH_HEADERS } from '#shared/contract/catalogue/search/search-headers.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { searchedLanguages } from '#server/features/catalogue/search/searched-languages.ts';
import { searchParams } from '#web/features/search/search-params.ts';
import { COUNTRY } from '../country/country.ts';
import { readJson } from '../load/fetch-once.ts';
import type { Request } from '../load/send-requests.ts';
import { API_HEADERS, roundRobin, type Call } from './call.ts';
import { KINDS, queriesOf, type Findable, type Query } from './search-queries.ts';

const QUERIES_OF_A_KIND = 60;

/** Returns a function that turns a query into the request that the search box sends for it. */
export async function searcher(origin: string): Promise<(query: Query) => Request> {
  const { search } = await readJson<Settings>(origin, routes.settings.path);
  const [language] = countryOf(COUNTRY).locales;
  const headers = {
    ...API_HEADERS,
    'content-type': 'text/plain',
    [SEARCH_HEADERS.applicationId]: search.application_id,
    [SEARCH_HEADERS.apiKey]: search.api_key,
  };
  return ({ text, city }) => ({
    method: 'POST',
    path: `/1/indexes/${search.index}/query`,
    headers,
    body: JSON.stringify(searchParams(text, city, language)),
  });
}

/** Creates a search call with all kinds of queries in equal parts, typos included. */
export async function searchCall(origin: string, database: Database): Promise<Call> {
  const findable = await readFindable(origin, database);
  const byKind = KINDS.map((kind) => queriesOf(kind, findable, QUERIES_OF_A_KIND));
  const mixed = Array.from({ length: QUERIES_OF_A_KIND }, (_, index) =>
    byKind.flatMap((queries) => queries.slice(index, index + 1)),
  ).flat();
  const requests = mixed.map(await searcher(origin));
  return {
    name: 'search',
    label: 'Search',
    requestCount: requests.length,
    next: roundRobin(requests),
  };
}

/** Returns the documents of the index, with their titles in the languages that are searched. */
export async function readFindable(origin: string, { pool }: Database): Promise<Findable[]> {
  const { locales } = await readJson<Settings>(origin, routes.settings.path);
  const languages = new Set<string>(searchedLanguages(locales));
  const { rows } = await runQuery<Findable>(pool, {
    text: `select type, city_id as city, titles from search_doc where removed_at is null
           order by type, entity_id, city_id`,
  });
  return rows.map((row) => ({
    ...row,
    titles: Object.fromEntries(
      Object.entries(row.titles).filter(([language]) => languages.has(language)),
    ),
  }));
}
