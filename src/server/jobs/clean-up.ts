import type { Pool } from 'pg';
import { DAY_MS, HOUR_MS } from '#shared/domain/time/durations.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Retention } from '#server/config/config.ts';
import { prepared, type StatementsAfter } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  completeErasures,
  expireErasures,
} from '#server/features/inbox/erasures/complete-erasures.ts';
import { forgetSheets } from '#server/features/clinic-data/imports/forget-sheets.ts';
import { eraseOldPatients } from '#server/features/booking/patients/erase-old-patients.ts';
import { exclusiveJob } from './exclusive-job.ts';
import type { Job } from './job.ts';

/** The maximum rows per statement, so that it ends within the statement timeout. */
const BATCH_SIZE = 5000;

interface DeletionRule {
  readonly table: StatementsAfter<'clean_up_'>;
  readonly since: string;
  readonly days: (retention: Retention) => number;
  /** A condition that restricts the rule to some rows. */
  readonly where?: string;
}

/**
 * The rows to delete, and after how many days: rate limit counts after the longest window,
 * idempotency keys long after a client would retry, codes, sessions and links when they expire,
 * networks of staff after a time longer than most absences, demand after a time longer than the
 * figures look back. Every `since` column has an index.
 */
const RULES: readonly DeletionRule[] = [
  { table: 'rate_limit', since: 'window_start', days: () => 2 },
  { table: 'idempotency_key', since: 'created_at', days: () => 7 },
  { table: 'one_time_code', since: 'expires_at', days: () => 0 },
  { table: 'staff_session', since: 'expires_at', days: () => 0 },
  { table: 'staff_access_token', since: 'expires_at', days: () => 0 },
  { table: 'staff_challenge', since: 'expires_at', days: () => 0 },
  { table: 'staff_link', since: 'expires_at', days: () => 0 },
  { table: 'staff_user_network', since: 'last_signed_in_at', days: () => 90 },
  { table: 'demand_week', since: 'week', days: () => 400 },
  { table: 'walk_in', since: 'created_at', days: () => 2 },
  { table: 'message', since: 'settled_at', days: ({ messageDays }) => messageDays },
  { table: 'contact_message', since: 'created_at', days: ({ patientDays }) => patientDays },
  { table: 'clinic_request', since: 'created_at', days: ({ patientDays }) => patientDays },
  { table: 'survey_answer', since: 'created_at', days: ({ patientDays }) => patientDays },
  { table: 'erasure', since: 'prepared_at', days: ({ patientDays }) => patientDays },
  { table: 'absence', since: 'ends_at', days: ({ patientDays }) => patientDays },
  {
    table: 'absence_proposal',
    since: 'coalesce(last_day, first_day)',
    days: ({ patientDays }) => patientDays,
  },
  {
    table: 'review',
    since: 'moderated_at',
    days: ({ patientDays }) => patientDays,
    where: 'rejection_reason is not null',
  },
  {
    table: 'review_reply',
    since: 'moderated_at',
    days: ({ patientDays }) => patientDays,
    where: 'rejection_reason is not null',
  },
  { table: 'review_report', since: 'created_at', days: ({ patientDays }) => patientDays },
];

const deletions = RULES.map(({ table, since, days, where = 'true' }) => ({
  days,
  delete: prepared<{ deleted: number }, [before: Date]>(
    `clean_up_${table}`,
    `with deleted as (
       delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${since} < $1::timestamptz and ${where} limit ${BATCH_SIZE}))
       returning 1)
     select count(*)::integer as deleted from deleted`,
  ),
}));

/** Deletes expired rows, and erases old patients and those on request, as of `now` (epoch milliseconds). */
export async function cleanUp(db: Queryable, now: number, retention: Retention): Promise<void> {
  for (const { days, delete: deleteBatch } of deletions) {
    const before = new Date(now - days(retention) * DAY_MS);
    for (;;) {
      const [row] = await deleteBatch(db, [before]);
      if ((row?.deleted ?? 0) < BATCH_SIZE) break;
    }
  }
  await expireErasures(db, now);
  await eraseOldPatients(db, now - retention.patientDays * DAY_MS, now);
  await completeErasures(db, now);
  await forgetSheets(db, now);
}

export function cleanUpJob(pool: Pool, clock: Clock, retention: Retention): Job {
  return exclusiveJob(pool, { name: 'clean-up', pauseMs: HOUR_MS }, (client) =>
    cleanUp(client, clock(), retention),
  );
}
