import type pg from 'pg';
import { createPool, type PoolOptions } from '../pool/pool.ts';
import { runQuery, type Reader } from '../pool/queryable.ts';
import { trackFreshness } from './freshness.ts';
import { watchReplica } from './watch-replica.ts';

/** A streaming replica of the database that serves reads. */
export interface ReplicaOptions extends Pick<PoolOptions, 'connection' | 'isPooled'> {
  /** The maximum lag, in milliseconds. */
  readonly maxLagMs: number;
}

/** Opens a replica. The primary serves all reads that the replica cannot. */
export function openReplica(
  primary: pg.Pool,
  { maxLagMs, ...place }: ReplicaOptions,
  options: PoolOptions,
) {
  const pool = createPool({ ...options, ...place });
  const freshness = trackFreshness(maxLagMs, () => performance.now());
  const watch = watchReplica({ primary, replica: pool, freshness, log: options.log });
  const readFromReplica: Reader['read'] = async (query) => {
    try {
      return await runQuery(pool, query);
    } catch {
      // The replica is down, replay conflicts with the query, or a new table is not replayed yet.
      freshness.markFailed();
      return runQuery(primary, query);
    }
  };
  const reader: Reader = {
    read: (query) => (freshness.isEnough() ? readFromReplica(query) : runQuery(primary, query)),
  };
  return {
    pool,
    freshness,
    reader,
    readerOf: (doctors: readonly number[]) =>
      freshness.isEnough(doctors) ? { read: readFromReplica } : primary,
    async close() {
      await watch.stop();
      await pool.end();
    },
  };
}
