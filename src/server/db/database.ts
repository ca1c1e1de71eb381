import type pg from 'pg';
import { createPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';

/** The database of one country. */
export interface Database {
  /** For `prepared` statements, `runQuery` and `withTransaction`. */
  readonly pool: pg.Pool;
  /** Waits for the statements under way. */
  close(): Promise<void>;
}

export function createDatabase(options: PoolOptions): Database {
  const pool = createPool(options);
  return { pool, close: () => pool.end() };
}
