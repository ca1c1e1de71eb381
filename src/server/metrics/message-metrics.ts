import { Counter, Gauge, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import { inTime } from '#server/lib/concurrency/with-timeout.ts';
import type { Metrics } from '#server/metrics/metrics.ts';

export interface MessageLabels {
  country: CountryCode;
  kind: string;
  outcome: string;
}

/** Metrics are wanted most in an outage; who reads them gives up, or thinks us dead, after a second. */
const PATIENCE_MS = 800;

/** Counts messages, and tells for how long the outbox has been waiting. */
export function messageMetrics(registry: Registry): Pick<Metrics, 'countMessage' | 'watchOutbox'> {
  const messages = new Counter({
    name: 'messages_total',
    help: 'Messages to patients by kind and outcome',
    labelNames: ['country', 'kind', 'outcome'],
    registers: [registry],
  });
  const outboxes = new Map<CountryCode, () => Promise<number>>();
  const oldest = new Gauge({
    name: 'messages_oldest_due_seconds',
    help: 'For how long the oldest message that is due has been waiting; absent when unknown',
    labelNames: ['country'],
    registers: [],
    async collect() {
      await Promise.all(
        [...outboxes].map(async ([country, readLag]) => {
          const seconds = await inTime(readLag(), PATIENCE_MS, () => new Error('late')).catch(
            () => null,
          );
          if (seconds === null) this.remove({ country });
          else this.set({ country }, seconds);
        }),
      );
    },
  });
  registry.registerMetric(oldest);
  return {
    countMessage: ({ country, kind, outcome }) => messages.inc({ country, kind, outcome }),
    watchOutbox: (country, readLag) => void outboxes.set(country, readLag),
  };
}
