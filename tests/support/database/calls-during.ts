import type pg from 'pg';
import { waitForLocks } from './wait-for-locks.ts';

/**
 * Starts calls one after the other while another transaction has run statements, commits it when each of them waits
 * for a lock, and returns their results.
 */
export async function callsDuring<Result>(
  pool: pg.Pool,
  statements: string,
  ...calls: readonly (() => Promise<Result>)[]
): Promise<Result[]> {
  const other = await pool.connect();
  try {
    await other.query(`begin; ${statements}`);
    const started: Promise<Result>[] = [];
    for (const call of calls) {
      started.push(call());
      await waitForLocks(pool, started.length);
    }
    await other.query('commit');
    return await Promise.all(started);
  } finally {
    other.release(true);
  }
}
