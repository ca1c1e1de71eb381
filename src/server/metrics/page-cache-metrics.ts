import { Counter, Gauge, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { PageCache, PageCacheStats } from '#server/page-cache/page-cache.ts';

/** Reads the statistics of the page caches at every scrape, so that they cost requests no time. */
export function pageCacheMetrics(
  registry: Registry,
): (country: CountryCode, cache: PageCache) => void {
  const caches = new Map<CountryCode, PageCache>();

  const watch = (
    Metric: typeof Gauge | typeof Counter,
    name: string,
    help: string,
    read: (stats: PageCacheStats) => readonly (readonly [value: number, labels?: object])[],
    labelNames: string[] = [],
  ) =>
    registry.registerMetric(
      new Metric({
        name,
        help,
        labelNames: ['country', ...labelNames],
        registers: [],
        collect() {
          this.reset();
          for (const [country, cache] of caches) {
            for (const [value, labels] of read(cache.stats())) {
              this.inc({ country, ...labels }, value);
            }
          }
        },
      }),
    );
  watch(Gauge, 'vizit_page_cache_entries', 'Pages in the page cache', (of) => [[of.entries]]);
  watch(Gauge, 'vizit_page_cache_bytes', 'Size of the page cache', (of) => [[of.size]]);
  watch(Counter, 'vizit_page_cache_hits_total', 'Requests served from the page cache', (of) => [
    [of.hits],
  ]);
  watch(
    Counter,
    'vizit_page_cache_misses_total',
    'Cacheable pages that had to be rendered',
    (of) => [[of.misses]],
  );
  watch(
    Counter,
    'vizit_page_cache_evictions_total',
    'Pages removed from the page cache by reason: invalidated, expired, full',
    ({ evictions }) => Object.entries(evictions).map(([reason, count]) => [count, { reason }]),
    ['reason'],
  );
  return (country, cache) => void caches.set(country, cache);
}
