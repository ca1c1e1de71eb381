import type { Pool } from 'pg';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Clock } from '#server/lib/clock.ts';

/** The schedules of a transaction. Bookings of their day wait until it ends. */
const BATCH_SIZE = 20;

const release = prepared<{ count: number }, [limit: number, now: Date]>(
  'release_kept_starts',
  'select release_kept_starts($1, $2) as count',
);

/** Lets patients book the starts that were kept until now, a few schedules in each transaction. */
export async function releaseKeptStarts(pool: Pool, clock: Clock): Promise<void> {
  for (;;) {
    const [row] = await release(pool, [BATCH_SIZE, new Date(clock())]);
    if ((row?.count ?? 0) < BATCH_SIZE) return;
  }
}
