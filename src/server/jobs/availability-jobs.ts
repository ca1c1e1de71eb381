import type { Pool } from 'pg';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/time/durations.ts';
import type { Clock } from '#server/lib/clock.ts';
import { applyDueAbsences } from '#server/features/desk/absences/apply-absences.ts';
import { applyPlannedPrices } from '#server/features/clinic-data/prices/apply-planned-prices.ts';
import { releaseExpiredHolds } from '#server/features/booking/holds/release-hold.ts';
import { projectQueuedSchedules } from '#server/features/booking/slots/project-queued.ts';
import {
  refreshDueAvailability,
  rollHorizon,
} from '#server/features/booking/slots/refresh-availability.ts';
import { releaseKeptStarts } from '#server/features/booking/slots/release-kept-starts.ts';
import { exclusiveJob } from './exclusive-job.ts';
import type { Job } from './job.ts';

/** Returns the jobs that keep the availability and the prices of doctors current as time passes. */
export function availabilityJobs(pool: Pool, clock: Clock): readonly Job[] {
  return [
    ...releaseJobs(pool, clock),
    {
      name: 'project-schedules',
      pauseMs: SECOND_MS,
      run: () => projectQueuedSchedules({ database: { pool }, clock }),
    },
    exclusiveJob(pool, { name: 'refresh-availability', pauseMs: 10 * SECOND_MS }, (client) =>
      refreshDueAvailability(client, clock()),
    ),
    exclusiveJob(pool, { name: 'apply-absences', pauseMs: SECOND_MS }, (client, isStopping) =>
      applyDueAbsences(client, clock(), isStopping),
    ),
    exclusiveJob(pool, { name: 'apply-planned-prices', pauseMs: SECOND_MS }, (client, isStopping) =>
      applyPlannedPrices(client, clock(), isStopping),
    ),
    exclusiveJob(pool, { name: 'extend-horizon', pauseMs: 15 * MINUTE_MS }, (client) =>
      rollHorizon(client, clock()),
    ),
  ];
}

/**
 * Returns the jobs that make the slots of expired holds bookable again, and release the starts that were kept for
 * the day. Web processes run them as well as workers, so that no slot stays blocked while no worker is up.
 */
export function releaseJobs(pool: Pool, clock: Clock): readonly Job[] {
  return [
    {
      name: 'release-holds',
      pauseMs: SECOND_MS,
      run: () => releaseExpiredHolds(pool, clock()),
    },
    {
      name: 'release-kept-starts',
      pauseMs: SECOND_MS,
      run: () => releaseKeptStarts(pool, clock),
    },
  ];
}
