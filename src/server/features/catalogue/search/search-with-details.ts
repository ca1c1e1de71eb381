import { SEARCH_DETAILS } from '#shared/contract/catalogue/search/search-details.ts';
import type { SearchDetails, SearchParams } from '#shared/contract/catalogue/search/search.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import type { RequestContext } from '#server/request-context.ts';
import { readDetails } from './details/read-details.ts';
import { resultJson, runSearch } from './search.ts';

/** Milliseconds after which hits are returned without details, as the visitor is typing. */
const TIMEOUT_MS = 1000;

/**
 * Searches, and reads the details that the query names; returns the JSON of the contract's `SearchResult`. Calls
 * `onError` and returns hits without details if the database fails or does not respond in time: the search itself
 * does not need it.
 *
 * @throws SearchError 400 or 404
 */
export async function searchWithDetails(
  { site, language }: RequestContext,
  indexName: string,
  params: SearchParams,
  onError: (error: unknown) => void,
): Promise<string> {
  const { hits, rest, ...found } = runSearch({ site, language }, indexName, params);
  const named = SEARCH_DETAILS.filter((name) => params.attributesToRetrieve?.includes(name));
  if (named.length === 0) return resultJson(hits, rest);
  const reading = readDetails({ site, ...found }, found.docs);
  const details = await withTimeout(reading, TIMEOUT_MS).catch(
    (error: unknown): SearchDetails[] => {
      onError(error);
      return [];
    },
  );
  const detailed = hits.map((hit, place) => withMembers(hit, pick(details[place] ?? {}, named)));
  return resultJson(detailed, rest);
}

/** Adds members to a JSON object with members. */
function withMembers(json: string, added: SearchDetails): string {
  const members = JSON.stringify(added).slice(1);
  return members === '}' ? json : `${json.slice(0, -1)},${members}`;
}

function pick(details: SearchDetails, names: readonly (keyof SearchDetails)[]): SearchDetails {
  return Object.fromEntries(
    Object.entries(details).filter(([name]) => names.some((each) => each === name)),
  );
}
