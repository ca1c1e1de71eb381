import type { Pool, PoolClient } from 'pg';
import type { Job } from './job.ts';

/**
 * Returns a job that runs in one process at a time, under a PostgreSQL advisory lock of its name. The
 * lock belongs to the connection, so a killed process releases it at once. The task must use that
 * connection: acquiring a second one while holding the first could deadlock.
 */
export function exclusiveJob(
  pool: Pool,
  { name, pauseMs }: Pick<Job, 'name' | 'pauseMs'>,
  task: (client: PoolClient, isStopping: () => boolean) => Promise<unknown>,
): Job {
  const run = async (isStopping: () => boolean) => {
    const client = await pool.connect();
    let isLocked = false;
    try {
      const { rows } = await client.query<{ locked: boolean }>(
        `select pg_try_advisory_lock(hashtextextended('job ' || $1, 0)) as locked`,
        [name],
      );
      isLocked = rows[0]?.locked === true;
      if (isLocked) await task(client, isStopping);
    } finally {
      const isReleased = !isLocked || (await releaseLock(client, name));
      // Closing a connection that could not release the lock releases it.
      client.release(!isReleased);
    }
  };
  return { name, pauseMs, run };
}

/** Returns false if the lock could not be released. */
async function releaseLock(client: PoolClient, name: string): Promise<boolean> {
  return client.query(`select pg_advisory_unlock(hashtextextended('job ' || $1, 0))`, [name]).then(
    () => true,
    () => false,
  );
}
