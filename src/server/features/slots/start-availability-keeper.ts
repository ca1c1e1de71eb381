import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '#server/clock.ts';
import { releaseExpiredHolds } from '#server/features/holds/index.ts';
import { refreshDueAvailability, rollHorizon } from './keep-availability.ts';

const TICK_MS = 10_000;
const HORIZON_EVERY_MS = 15 * 60_000;
/** Locks of the application, so that only one process of many keeps a database's projections. */
const LOCK = 7_305_001;

interface Keeper {
  /** Waits for the run under way. */
  stop(): Promise<void>;
}

/**
 * Keeps the projections of free time true while time passes: holds that expire, first times that
 * have gone by, and days that come within the horizon. Every process runs one; an advisory lock lets one work.
 */
export function startAvailabilityKeeper(
  pool: Pool,
  clock: Clock,
  onError: (error: unknown) => void,
): Keeper {
  const stopping = new AbortController();
  let rolledAt = clock();
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await sleep(TICK_MS, undefined, { signal: stopping.signal, ref: false });
      } catch {
        return;
      }
      try {
        await exclusively(pool, async (client) => {
          await releaseExpiredHolds(client, clock());
          await refreshDueAvailability(client, clock());
          if (clock() - rolledAt < HORIZON_EVERY_MS) return;
          await rollHorizon(client, clock());
          rolledAt = clock();
        });
      } catch (error) {
        onError(error);
      }
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Runs the work unless another process is at it, on the connection that holds the lock: asking the
 * pool for another one while holding this could wait forever.
 */
async function exclusively(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [LOCK],
    );
    if (rows[0]?.locked !== true) return;
    try {
      await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}
