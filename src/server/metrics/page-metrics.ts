import { Counter, Gauge, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { PageCache, PageCacheStats } from '#server/page-cache/page-cache.ts';

/** Tells how the kept pages of countries do. They count for themselves: being read costs nothing. */
export function pageMetrics(registry: Registry): (country: CountryCode, pages: PageCache) => void {
  const caches = new Map<CountryCode, PageCache>();

  const gauge = (name: string, help: string, read: (stats: PageCacheStats) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['country'],
        registers: [],
        collect() {
          for (const [country, pages] of caches) this.set({ country }, read(pages.stats()));
        },
      }),
    );
  gauge('page_cache_pages', 'Pages that are kept', ({ pages }) => pages);
  gauge('page_cache_bytes', 'What kept pages take', ({ bytes }) => bytes);
  registry.registerMetric(
    new Counter({
      name: 'page_cache_misses_total',
      help: 'Renderings of pages that can be kept',
      labelNames: ['country'],
      registers: [],
      collect() {
        this.reset();
        for (const [country, pages] of caches) this.inc({ country }, pages.stats().misses);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'page_cache_forgotten_total',
      help: 'Pages that are no longer kept: they changed, were too old, or there was no room',
      labelNames: ['country', 'reason'],
      registers: [],
      collect() {
        this.reset();
        for (const [country, pages] of caches) {
          for (const [reason, count] of Object.entries(pages.stats().forgotten)) {
            this.inc({ country, reason }, count);
          }
        }
      },
    }),
  );
  return (country, pages) => void caches.set(country, pages);
}
