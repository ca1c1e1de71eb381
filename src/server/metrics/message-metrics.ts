import { Counter, Gauge, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';
import { withTimeout } from '#shared/with-timeout.ts';

interface MessageLabels {
  country: CountryCode;
  kind: string;
  outcome: string;
}

/** Limits the database query, so that a scrape during an outage ends within its own timeout. */
const QUERY_TIMEOUT_MS = 800;

/** Counts messages, and reads the age of the oldest due message. */
export function messageMetrics(registry: Registry) {
  const messages = new Counter({
    name: 'vizit_messages_total',
    help: 'Messages to patients by kind and outcome',
    labelNames: ['country', 'kind', 'outcome'],
    registers: [registry],
  });
  const queues = new Map<CountryCode, () => Promise<number>>();
  const oldest = new Gauge({
    name: 'vizit_oldest_due_message_age_seconds',
    help: 'Seconds since the oldest unsent message became due; absent when the database does not respond',
    labelNames: ['country'],
    registers: [],
    async collect() {
      await Promise.all(
        [...queues].map(async ([country, readAge]) => {
          const seconds = await withTimeout(readAge(), QUERY_TIMEOUT_MS).catch(() => null);
          if (seconds === null) this.remove({ country });
          else this.set({ country }, seconds);
        }),
      );
    },
  });
  registry.registerMetric(oldest);
  return {
    countMessage: ({ country, kind, outcome }: MessageLabels) =>
      messages.inc({ country, kind, outcome }),
    /** Reads the age of the oldest due message, in seconds, at every scrape. */
    watchMessageQueue: (country: CountryCode, readAge: () => Promise<number>) =>
      void queues.set(country, readAge),
  };
}
