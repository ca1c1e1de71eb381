import pLimit from 'p-limit';
import type { SearchResult } from '#shared/contract/catalogue/search/search.ts';
import type { Database } from '#server/db/database.ts';
import { readFindable, searcher } from './calls/search-call.ts';
import { isMatch, KINDS, queriesOf } from './calls/search-queries.ts';
import { fetchOnce } from './load/fetch-once.ts';
import type { Request } from './load/send-requests.ts';

/** The share of queries that find the intended document. */
export interface Quality {
  readonly kind: string;
  readonly example: string;
  /** The share of queries whose document is among the first hits of its type. */
  readonly share: number;
}

const QUERIES = 1000;
const CONCURRENCY = 4;
export const TOP_HITS = 5;

/** Returns the request with a response that is not compressed. */
function plain(request: Request): Request {
  return { ...request, headers: { ...request.headers, 'accept-encoding': 'identity' } };
}

/** Searches for generated queries of each kind and counts the hits. */
export async function searchQuality(origin: string, database: Database): Promise<Quality[]> {
  const findable = await readFindable(origin, database);
  const requestOf = await searcher(origin);
  const limit = pLimit(CONCURRENCY);
  const qualities: Quality[] = [];
  for (const kind of KINDS) {
    const queries = queriesOf(kind, findable, QUERIES);
    let found = 0;
    await limit.map(queries, async (query) => {
      const { body } = await fetchOnce(origin, plain(requestOf(query)));
      const result = JSON.parse(body.toString()) as SearchResult;
      const first = result.hits.filter(({ type }) => type === query.type).slice(0, TOP_HITS);
      if (first.some(({ title }) => isMatch(query, title ?? {}))) found += 1;
    });
    const [query] = queries;
    const meant =
      query?.text === query?.meant ? '' : ` (${query?.meant}${kind.isBeginning ? '…' : ''})`;
    qualities.push({
      kind: kind.label,
      example: `${query?.text}${meant}`,
      share: found / queries.length,
    });
  }
  return qualities;
}
