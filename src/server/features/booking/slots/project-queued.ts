import type { Pool } from 'pg';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Clock } from '#server/lib/clock.ts';

/** The schedules of a transaction. Bookings of their days wait until it ends. */
const BATCH_SIZE = 10;
/** The time after which a caller leaves the rest to the workers. */
const MAX_MS = 8000;

const projectQueued = prepared<{ count: number }, [limit: number, now: Date]>(
  'project_queued_schedules',
  'select project_queued_schedules($1, $2) as count',
);

/**
 * Projects the queued schedules, a few in each transaction, so that bookings go on. Ends when
 * none is left, or after eight seconds.
 */
export async function projectQueuedSchedules({
  database: { pool },
  clock,
}: {
  readonly database: { readonly pool: Pool };
  readonly clock: Clock;
}): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < MAX_MS) {
    const [row] = await projectQueued(pool, [BATCH_SIZE, new Date(clock())]);
    if ((row?.count ?? 0) < BATCH_SIZE) return;
  }
}
