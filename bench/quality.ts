import type { SearchResult } from '#shared/contract/search.ts';
import type { Database } from '#server/db/database.ts';
import { readFindable, searcher } from './calls/search-call.ts';
import { isMeant, KINDS, queriesOf } from './calls/search-queries.ts';
import { askOnce } from './load/ask-once.ts';
import { inLanes } from './load/in-lanes.ts';

/** How often what is meant is found. */
export interface Quality {
  /** How it was typed, */
  readonly kind: string;
  /** for example. */
  readonly example: string;
  /** Of the words typed, those that were among the first hits of their type. */
  readonly share: number;
}

const QUERIES = 1000;
const LANES = 4;
export const FIRST = 5;

/** Searches for words as people type them. */
export async function searchQuality(origin: string, database: Database): Promise<Quality[]> {
  const findable = await readFindable(database);
  const requestOf = await searcher(origin);
  const qualities: Quality[] = [];
  for (const kind of KINDS) {
    const queries = queriesOf(kind, findable, QUERIES);
    let found = 0;
    await inLanes(queries, LANES, async (query) => {
      const { body } = await askOnce(origin, requestOf(query));
      const result = JSON.parse(body.toString()) as SearchResult;
      const first = result.hits.filter(({ type }) => type === query.type).slice(0, FIRST);
      if (first.some(({ title }) => isMeant(query, title ?? {}))) found += 1;
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
