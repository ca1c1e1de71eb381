import type { Pool } from 'pg';
import type { Clock } from '#server/clock.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { exclusively } from './exclusively.ts';
import type { Job } from './job.ts';

const HOUR_MS = 3_600_000;
/** Few enough for a statement to end well within its time. */
const BATCH = 5000;

/**
 * What is of no use any more, and after how many hours: counts after the longest window, a key long
 * after anybody repeats a request with it, codes and sessions as soon as they have ended.
 */
const RULES = [
  { table: 'rate_limit', since: 'window_start', hours: 24 },
  { table: 'idempotency_key', since: 'created_at', hours: 7 * 24 },
  { table: 'one_time_code', since: 'expires_at', hours: 0 },
  { table: 'staff_session', since: 'expires_at', hours: 0 },
] as const;

const deletions = RULES.map(({ table, since, hours }) => ({
  hours,
  delete: prepared<{ deleted: number }, [before: Date]>(
    `clean_up_${table}`,
    `with gone as (
       delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${since} < $1 limit ${BATCH}))
       returning 1)
     select count(*)::integer as deleted from gone`,
  ),
}));

/** Deletes what an instant (epoch milliseconds) has made useless. */
export async function cleanUp(db: Queryable, now: number): Promise<void> {
  for (const { hours, delete: deleteBatch } of deletions) {
    const before = new Date(now - hours * HOUR_MS);
    for (;;) {
      const [row] = await deleteBatch(db, [before]);
      if ((row?.deleted ?? 0) < BATCH) break;
    }
  }
}

/** Once an hour. */
export function cleanUpJob(pool: Pool, clock: Clock): Job {
  return exclusively(pool, { name: 'clean up', everyMs: HOUR_MS }, (client) =>
    cleanUp(client, clock()),
  );
}
