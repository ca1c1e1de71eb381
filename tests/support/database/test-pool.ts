import pg from 'pg';

/**
 * Opens a pool for a test that drops the database afterwards. `end()` resolves before the server
 * has closed every connection, and dropping the database then ends the rest with an error (57P01),
 * which the pool reports as an event and Node throws when it has no listener.
 */
export function openTestPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  return pool;
}
