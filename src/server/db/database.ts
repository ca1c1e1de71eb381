import type pg from 'pg';
import { createPool } from './pool/pool.ts';
import type { PoolOptions } from './pool/pool.ts';
import type { Queryable, Reader } from './pool/queryable.ts';
import type { Freshness } from './replica/freshness.ts';
import { openReplica, type ReplicaOptions } from './replica/open-replica.ts';

/** The part of `Freshness` that handles notifications about changed doctors. */
type ReplicaFreshness = Pick<Freshness, 'invalidate' | 'clear' | 'pause' | 'resume'>;

/** The database of one country. */
export interface Database {
  /** For `prepared` statements, `runQuery` and `withTransaction`. */
  readonly pool: pg.Pool;
  /**
   * For lists that are only displayed: with a replica, the data may be seconds old. Never use it to
   * decide a booking or to read a user's own data.
   */
  readonly reader: Queryable | Reader;
  /** Like `reader`, but includes every change of these doctors that this process was notified of. */
  readerOf(doctors: readonly number[]): Queryable | Reader;
  /** The pool of the replica. It and `replicaFreshness` are absent without a replica. */
  readonly replicaPool?: pg.Pool;
  readonly replicaFreshness?: ReplicaFreshness;
  /** Waits for running statements. */
  close(): Promise<void>;
}

interface DatabaseOptions extends PoolOptions {
  /** The replica that serves reads. */
  readonly replica?: ReplicaOptions | undefined;
}

export function createDatabase({ replica: place, ...options }: DatabaseOptions): Database {
  const pool = createPool(options);
  if (place === undefined) {
    return { pool, reader: pool, readerOf: () => pool, close: () => pool.end() };
  }
  const replica = openReplica(pool, place, options);
  return {
    pool,
    reader: replica.reader,
    readerOf: replica.readerOf,
    replicaPool: replica.pool,
    replicaFreshness: replica.freshness,
    async close() {
      await replica.close();
      await pool.end();
    },
  };
}
