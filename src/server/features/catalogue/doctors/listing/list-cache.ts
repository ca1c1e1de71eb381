import { LRUCache } from 'lru-cache';
import type { RatedReviews } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import type { Site } from '#server/site.ts';

/** The totals of a list. */
export interface Totals extends RatedReviews {
  readonly total_count: number;
  readonly min_price: number | null;
  readonly max_price: number | null;
}

/** The totals of a list, and its first doctors in order. */
export interface DoctorList extends Totals {
  readonly ids: readonly number[];
}

/** Maximum age in milliseconds: an entry of exactly one minute has expired. */
const TTL_MS = 59_999;
const MAX_ENTRIES = 1000;
/** Maximum number of ids in all entries together, which take a few megabytes. */
const MAX_IDS = 1_000_000;

const caches = new WeakMap<Site, LRUCache<string, DoctorList>>();

/** Returns the cache of a country's long lists. */
export function listCacheOf(site: Site): LRUCache<string, DoctorList> {
  const cache =
    caches.get(site) ??
    new LRUCache<string, DoctorList>({
      max: MAX_ENTRIES,
      maxSize: MAX_IDS,
      sizeCalculation: ({ ids }) => ids.length + 1,
      ttl: TTL_MS,
      ttlResolution: 0,
      perf: { now: () => site.clock() },
    });
  caches.set(site, cache);
  return cache;
}
