import type pg from 'pg';
import { createPool } from './pool/pool.ts';
import type { PoolOptions } from './pool/pool.ts';
import type { Queryable, Reader } from './pool/queryable.ts';
import type { Freshness } from './replica/freshness.ts';
import { openReplica, type ReplicaOptions } from './replica/open-replica.ts';

/** What of the changes of doctors a replica has to be told, as they are heard of. */
type HeardChanges = Pick<Freshness, 'forget' | 'clear' | 'pause' | 'resume'>;

/** The database of one country. */
export interface Database {
  /** For `prepared` statements, `runQuery` and `withTransaction`. */
  readonly pool: pg.Pool;
  /**
   * For what is only shown, of a crowd: it may be seconds old where a replica answers. Nothing that
   * decides a booking, and nobody's own data, may come from here.
   */
  readonly reader: Queryable | Reader;
  /** As `reader`, with every change of these doctors that this process has heard of. */
  readerOf(doctors: readonly number[]): Queryable | Reader;
  /** Of the replica; absent without one, like what it is told. */
  readonly replicaPool?: pg.Pool;
  readonly heard?: HeardChanges;
  /** Waits for the statements under way. */
  close(): Promise<void>;
}

interface DatabaseOptions extends PoolOptions {
  /** To spread reads over. */
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
    heard: replica.freshness,
    async close() {
      await replica.close();
      await pool.end();
    },
  };
}
