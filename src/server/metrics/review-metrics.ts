import { Gauge, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import { COMPARED_REVIEWS, type DecidedReviews } from '#shared/domain/reviews/neutrality.ts';
import { withTimeout } from '#shared/with-timeout.ts';

type ReadNeutrality = () => Promise<Readonly<Record<'low' | 'high', DecidedReviews>>>;

/** Limits the database query, so that a scrape during an outage ends within its own timeout. */
const QUERY_TIMEOUT_MS = 800;

/** Reads the share of rejected reviews, of low and of high scores. */
export function reviewMetrics(registry: Registry) {
  const readers = new Map<CountryCode, ReadNeutrality>();
  const ratio = new Gauge({
    name: 'vizit_review_rejection_ratio',
    help: 'Share of rejected reviews among the last 100 decided ones with low or high scores; absent for fewer',
    labelNames: ['country', 'scores'],
    registers: [],
    async collect() {
      await Promise.all(
        [...readers].map(async ([country, read]) => {
          const measured = await withTimeout(read(), QUERY_TIMEOUT_MS).catch(() => null);
          for (const scores of ['low', 'high'] as const) {
            const { count, rejected } = measured?.[scores] ?? { count: 0, rejected: 0 };
            if (count < COMPARED_REVIEWS) this.remove({ country, scores });
            else this.set({ country, scores }, rejected / count);
          }
        }),
      );
    },
  });
  registry.registerMetric(ratio);
  return {
    /** Reads the share of rejected reviews at every scrape. */
    watchModeration: (country: CountryCode, read: ReadNeutrality) =>
      void readers.set(country, read),
  };
}
