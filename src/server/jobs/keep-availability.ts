import type { Pool } from 'pg';
import type { Clock } from '#server/lib/clock.ts';
import { releaseExpiredHolds } from '#server/features/holds/index.ts';
import { refreshDueAvailability, rollHorizon } from '#server/features/slots/index.ts';
import { exclusively } from './exclusively.ts';
import type { Job } from './job.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Keeps the projections of free time true while time passes. */
export function availabilityJobs(pool: Pool, clock: Clock): readonly Job[] {
  return [
    releaseHoldsJob(pool, clock),
    exclusively(pool, { name: 'first times', everyMs: 10 * SECOND_MS }, async (client) => {
      await refreshDueAvailability(client, clock());
    }),
    exclusively(pool, { name: 'horizon', everyMs: 15 * MINUTE_MS }, async (client) => {
      await rollHorizon(client, clock());
    }),
  ];
}

/**
 * Returns the job that makes the times of expired holds bookable again. Web processes run it as well
 * as workers: a time must not stay blocked because no worker runs.
 */
export function releaseHoldsJob(pool: Pool, clock: Clock): Job {
  return {
    name: 'release holds',
    everyMs: SECOND_MS,
    run: async () => {
      await releaseExpiredHolds(pool, clock());
    },
  };
}
