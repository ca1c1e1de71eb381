import { LRUCache } from 'lru-cache';
import type { Site } from '#server/site.ts';
import { selectQueue, type QueueRows } from './queue-rows.ts';

/** The maximum age of a shared queue in milliseconds. */
const TTL_MS = 1000;
/** Each has the tickets of a day; a queue that is asked for often stays. */
const MAX_ENTRIES = 100;

type SharedQueues = LRUCache<string, QueueRows, number>;

const caches = new WeakMap<Site, SharedQueues>();

/** Returns the queue of a branch today. Requests with one code share it for a second. */
export async function shareQueue(site: Site, code: string, branch: number): Promise<QueueRows> {
  const cache = caches.get(site) ?? createCache(site);
  caches.set(site, cache);
  return cache.forceFetch(code, { context: branch });
}

function createCache(site: Site): SharedQueues {
  return new LRUCache<string, QueueRows, number>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: () => site.clock() },
    // An entry may be evicted while it is read; its requests still get it.
    ignoreFetchAbort: true,
    fetchMethod: async (_code, _stale, { context: branch }) => selectQueue(site, branch),
  });
}
