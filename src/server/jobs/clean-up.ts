import type { Pool } from 'pg';
import type { Clock } from '#server/lib/clock.ts';
import type { Retention } from '#server/config/config.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { eraseOldPatients } from '#server/features/patients/index.ts';
import { exclusively } from './exclusively.ts';
import type { Job } from './job.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Few enough for a statement to end well within its time. */
const BATCH = 5000;

interface Rule {
  readonly table: string;
  readonly since: string;
  readonly days: (retention: Retention) => number;
  /** Limits the rule to some of the rows. */
  readonly where?: string;
}

/**
 * What is of no use any more, and after how many days: counts after the longest window, a key long
 * after anybody repeats a request with it, codes and sessions as soon as they have ended, networks of
 * the staff after long leave. Each column has an index.
 */
const RULES: readonly Rule[] = [
  { table: 'rate_limit', since: 'window_start', days: () => 2 },
  { table: 'idempotency_key', since: 'created_at', days: () => 7 },
  { table: 'one_time_code', since: 'expires_at', days: () => 0 },
  { table: 'staff_session', since: 'expires_at', days: () => 0 },
  { table: 'staff_user_network', since: 'last_signed_in_at', days: () => 90 },
  { table: 'message', since: 'settled_at', days: ({ messageDays }) => messageDays },
  { table: 'contact_message', since: 'created_at', days: ({ patientDays }) => patientDays },
  { table: 'clinic_request', since: 'created_at', days: ({ patientDays }) => patientDays },
  { table: 'survey_answer', since: 'created_at', days: ({ patientDays }) => patientDays },
  {
    table: 'review',
    since: 'moderated_at',
    days: ({ patientDays }) => patientDays,
    where: 'rejection_reason is not null',
  },
];

const deletions = RULES.map(({ table, since, days, where = 'true' }) => ({
  days,
  delete: prepared<{ deleted: number }, [before: Date]>(
    `clean_up_${table}`,
    `with gone as (
       delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${since} < $1 and ${where} limit ${BATCH}))
       returning 1)
     select count(*)::integer as deleted from gone`,
  ),
}));

/** Deletes and erases what an instant (epoch milliseconds) has made useless. */
export async function cleanUp(db: Queryable, now: number, retention: Retention): Promise<void> {
  for (const { days, delete: deleteBatch } of deletions) {
    const before = new Date(now - days(retention) * DAY_MS);
    for (;;) {
      const [row] = await deleteBatch(db, [before]);
      if ((row?.deleted ?? 0) < BATCH) break;
    }
  }
  await eraseOldPatients(db, now - retention.patientDays * DAY_MS, now);
}

/** Once an hour. */
export function cleanUpJob(pool: Pool, clock: Clock, retention: Retention): Job {
  return exclusively(pool, { name: 'clean up', everyMs: HOUR_MS }, (client) =>
    cleanUp(client, clock(), retention),
  );
}
