import type { Pool, PoolClient } from 'pg';
import type { Job } from './job.ts';

/**
 * A job that one process of many does at a time: PostgreSQL holds its lock for as long as the
 * connection lives, and gives it back the moment a process is killed. The work has the connection
 * that holds the lock: asking the pool for another one while holding this could wait forever.
 */
export function exclusively(
  pool: Pool,
  { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
  work: (client: PoolClient) => Promise<void>,
): Job {
  const run = async () => {
    const client = await pool.connect();
    let isLocked = false;
    try {
      const { rows } = await client.query<{ locked: boolean }>(
        `select pg_try_advisory_lock(hashtextextended('job ' || $1, 0)) as locked`,
        [name],
      );
      isLocked = rows[0]?.locked === true;
      if (isLocked) await work(client);
    } finally {
      const isUnlocked = !isLocked || (await unlocked(client, name));
      client.release(!isUnlocked);
    }
  };
  return { name, everyMs, run };
}

/** False when the connection is of no more use. */
async function unlocked(client: PoolClient, name: string): Promise<boolean> {
  return client.query(`select pg_advisory_unlock(hashtextextended('job ' || $1, 0))`, [name]).then(
    () => true,
    () => false,
  );
}
