import { paths } from '#shared/paths.ts';
import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import type { Addresses } from './addresses.ts';
import { BROWSER_HEADERS, createCall, roundRobin, type Call } from './call.ts';
import { listsOf } from './lists.ts';

const PAGES = 20;

/** Creates the calls for rendered and for cached pages. */
export async function pageCalls(database: Database, addresses: Addresses): Promise<Call[]> {
  const lists = (await listsOf(database, PAGES)).map(({ city, service }) =>
    paths.doctors(city, service),
  );
  const { rows } = await runQuery<{ slug: string }>(database.pool, {
    text: 'select slug from doctor where is_active order by md5(slug) limit $1',
    values: [PAGES],
  });
  const profiles = rows.map(({ slug }) => paths.doctor(slug));
  addresses.reserve([...lists, ...profiles]);
  return [
    uncachedCall('page', 'List page, rendered', lists),
    createCall('cached', 'List page, cached', lists, { headers: BROWSER_HEADERS }),
    uncachedCall('profile', 'Profile, rendered', profiles),
  ];
}

/**
 * Creates a call that misses the page cache: each request has a new `zoom`, which is part of every
 * cache key but is read only by the map.
 */
function uncachedCall(name: string, label: string, all: readonly string[]): Call {
  const next = roundRobin(all);
  let visit = 0;
  return {
    ...{ name, label, statement: null, requestCount: all.length },
    next() {
      visit += 1;
      return { method: 'GET', path: `${next()}?zoom=${visit}`, headers: BROWSER_HEADERS };
    },
  };
}
