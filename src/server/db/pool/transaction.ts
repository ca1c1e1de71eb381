import type pg from 'pg';
import { withTimeout } from '#shared/with-timeout.ts';

const ROLLBACK_TIMEOUT_MS = 1000;

/**
 * Runs the work in one transaction and rolls it back when the work throws. The work must use only
 * the given client: a second connection from the pool can deadlock every booking. Also rolls it back
 * for a result that `isKept` rejects, such as that of a preview, and returns it.
 */
export async function withTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  isKept: (result: Result) => boolean = () => true,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    if (isKept(result)) {
      await commit(client);
      client.release();
    } else client.release(!(await rolledBack(client)));
    return result;
  } catch (error) {
    client.release(!(await rolledBack(client)));
    throw error;
  }
}

/** Commits. PostgreSQL responds with ROLLBACK instead of an error when a statement has failed. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
}

/** Rolls back. Returns false when the connection is unusable or the server is frozen. */
async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return withTimeout(client.query('ROLLBACK'), ROLLBACK_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}
