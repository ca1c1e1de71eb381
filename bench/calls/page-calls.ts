import { paths } from '#shared/paths.ts';
import type { Database } from '#server/db/database.ts';
import type { Addresses } from './addresses.ts';
import { BROWSER_HEADERS, createCall, roundRobin, type Call } from './call.ts';
import type { Request } from '../load/send-requests.ts';
import { doctorsOf, listsOf } from './lists.ts';

const PAGES = 20;
/** The number of requests of each page until all are compressed, one after the other. */
const REQUESTS_UNTIL_COMPRESSED = 2000;

/** Creates the calls for rendered and for cached pages. */
export async function pageCalls(database: Database, addresses: Addresses): Promise<Call[]> {
  const lists = (await listsOf(database, PAGES)).map(({ city, service }) =>
    paths.doctors(city, service),
  );
  const profiles = (await doctorsOf(database, PAGES)).map((slug) => paths.doctor(slug));
  addresses.reserve([...lists, ...profiles]);
  return [
    uncachedCall('page', 'List page, rendered', lists),
    cachedCall(lists),
    uncachedCall('profile', 'Profile, rendered', profiles),
  ];
}

/**
 * Creates a call for pages in the cache. They are compressed better in the background after some
 * requests, which must not be measured.
 */
function cachedCall(lists: readonly string[]): Call {
  const call = createCall('cached', 'List page, cached', lists, BROWSER_HEADERS);
  const once = lists.map((path): Request => ({ method: 'GET', path, headers: BROWSER_HEADERS }));
  return {
    ...call,
    warmUp: Array.from({ length: REQUESTS_UNTIL_COMPRESSED }, () => once).flat(),
  };
}

/**
 * Creates a call that misses the page cache: each request has a new `zoom`, which is part of every
 * cache key but is read only by the map.
 */
function uncachedCall(name: string, label: string, all: readonly string[]): Call {
  const next = roundRobin(all);
  let visit = 0;
  return {
    name,
    label,
    requestCount: all.length,
    next() {
      visit += 1;
      return { method: 'GET', path: `${next()}?zoom=${visit}`, headers: BROWSER_HEADERS };
    },
  };
}
