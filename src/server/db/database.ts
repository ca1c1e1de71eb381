import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { createPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';
import type { Tables } from './tables.ts';

/** The database of one country. */
export interface Database {
  /** For `prepared` statements and `withTransaction`. */
  readonly pool: pg.Pool;
  /** For the rare statements, typed; it uses the same pool. */
  readonly query: Kysely<Tables>;
  /** Waits for the statements under way. */
  close(): Promise<void>;
}

export function createDatabase(options: PoolOptions): Database {
  const pool = createPool(options);
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { pool, query, close: () => pool.end() };
}
