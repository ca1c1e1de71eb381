import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { CountryCode } from '#shared/countries/codes.ts';

/** Who has connections of their own. */
export type PoolOwner = 'web' | 'replica' | 'worker';

/** Tells how pools of connections are used at the moment they are asked. */
export function poolMetrics(
  registry: Registry,
): (country: CountryCode, owner: PoolOwner, pool: Pool) => void {
  const watched: { labels: { country: CountryCode; owner: PoolOwner }; pool: Pool }[] = [];
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
        labelNames: ['country', 'owner', ...labelNames],
        registers: [],
        collect() {
          for (const { labels, pool } of watched) {
            for (const [own, value] of read(pool)) this.set({ ...labels, ...own }, value);
          }
        },
      }),
    );
  gauge(
    'database_pool_connections',
    'Open connections of a pool, idle and busy',
    ({ idleCount, totalCount }) => [
      [{ state: 'idle' }, idleCount],
      [{ state: 'busy' }, totalCount - idleCount],
    ],
    ['state'],
  );
  gauge('database_pool_size', 'How many connections a pool may open', ({ options }) => [
    [{}, options.max],
  ]);
  gauge('database_pool_waiting', 'How many wait for a connection of a pool', (pool) => [
    [{}, pool.waitingCount],
  ]);
  return (country, owner, pool) => void watched.push({ labels: { country, owner }, pool });
}
