import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';

/** The connection pools of a process. */
export type PoolName = 'web' | 'replica' | 'worker';

/** Reads the state of the connection pools at every scrape. */
export function poolMetrics(
  registry: Registry,
): (country: CountryCode, name: PoolName, pool: Pool) => void {
  const watched: { labels: { country: CountryCode; pool: PoolName }; pool: Pool }[] = [];
  const gauge = (
    name: string,
    help: string,
    read: (pool: Pool) => readonly (readonly [labels: object, value: number])[],
    labelNames: string[] = [],
  ) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['country', 'pool', ...labelNames],
        registers: [],
        collect() {
          for (const { labels, pool } of watched) {
            for (const [extra, value] of read(pool)) this.set({ ...labels, ...extra }, value);
          }
        },
      }),
    );
  gauge(
    'vizit_database_pool_connections',
    'Open database connections of a pool by state: idle, busy',
    ({ idleCount, totalCount }) => [
      [{ state: 'idle' }, idleCount],
      [{ state: 'busy' }, totalCount - idleCount],
    ],
    ['state'],
  );
  gauge(
    'vizit_database_pool_max_connections',
    'Maximum number of connections of a pool',
    ({ options }) => [[{}, options.max]],
  );
  gauge(
    'vizit_database_pool_waiting_requests',
    'Requests waiting for a connection of a pool',
    ({ waitingCount }) => [[{}, waitingCount]],
  );
  return (country, name, pool) => void watched.push({ labels: { country, pool: name }, pool });
}
