import { LRUCache } from 'lru-cache';
import type { RatedReviews } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import { cached } from '#server/lib/cached.ts';
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

/** Minimum size of a cached list: shorter ones are fast to read, and so always up to date. */
export const MIN_CACHED_COUNT = 200;
/** Maximum age in milliseconds: an entry of exactly one minute has expired. */
const TTL_MS = 59_999;
const MAX_ENTRIES = 1000;
/** Maximum number of ids in all entries together, which take a few megabytes. */
const MAX_IDS = 1_000_000;

/** Returns the options of a cache of what is read about long lists. */
export function longListOptions({ clock }: Site) {
  return { max: MAX_ENTRIES, ttl: TTL_MS, ttlResolution: 0, perf: { now: clock } };
}

/** Returns the cache of a country's long lists. */
export const listCacheOf = cached(
  (site: Site) =>
    new LRUCache<string, DoctorList>({
      ...longListOptions(site),
      maxSize: MAX_IDS,
      sizeCalculation: ({ ids }) => ids.length + 1,
    }),
  new WeakMap(),
);
