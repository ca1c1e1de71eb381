import { Counter, Gauge, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { PageCache, PageCacheStats } from '#server/page-cache/page-cache.ts';

/** Reads the statistics of the page caches at every scrape, so that they cost requests no time. */
export function pageCacheMetrics(
  registry: Registry,
): (country: CountryCode, cache: PageCache) => void {
  const caches = new Map<CountryCode, PageCache>();

  const gauge = (name: string, help: string, read: (stats: PageCacheStats) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['country'],
        registers: [],
        collect() {
          for (const [country, cache] of caches) this.set({ country }, read(cache.stats()));
        },
      }),
    );
  const counter = (name: string, help: string, read: (stats: PageCacheStats) => number) =>
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames: ['country'],
        registers: [],
        collect() {
          this.reset();
          for (const [country, cache] of caches) this.inc({ country }, read(cache.stats()));
        },
      }),
    );
  gauge('vizit_page_cache_entries', 'Pages in the page cache', ({ entries }) => entries);
  gauge('vizit_page_cache_bytes', 'Size of the page cache', ({ size }) => size);
  counter('vizit_page_cache_hits_total', 'Requests served from the page cache', ({ hits }) => hits);
  counter(
    'vizit_page_cache_misses_total',
    'Cacheable pages that had to be rendered',
    ({ misses }) => misses,
  );
  registry.registerMetric(
    new Counter({
      name: 'vizit_page_cache_evictions_total',
      help: 'Pages removed from the page cache by reason: invalidated, expired, full',
      labelNames: ['country', 'reason'],
      registers: [],
      collect() {
        this.reset();
        for (const [country, cache] of caches) {
          for (const [reason, count] of Object.entries(cache.stats().evictions)) {
            this.inc({ country, reason }, count);
          }
        }
      },
    }),
  );
  return (country, cache) => void caches.set(country, cache);
}
