import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const ROLLBACK_LIMIT_MS = 1000;

/**
 * Runs the work in one transaction, which is rolled back when it throws. Inside, use only the
 * client given: asking the pool for a second connection can block every booking for good.
 */
export async function withTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await commit(client);
    client.release();
    return result;
  } catch (error) {
    client.release(!(await rolledBack(client)));
    throw error;
  }
}

/** PostgreSQL answers COMMIT with ROLLBACK, and no error, when a statement has failed before. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
}

/** False when the connection is of no more use; a frozen server is not waited for. */
async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  const rollback = client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
  return Promise.race([rollback, sleep(ROLLBACK_LIMIT_MS, false, { ref: false })]);
}
