import { setTimeout as sleep } from 'node:timers/promises';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Environment } from '../environment/environment.ts';
import type { ResponseRecord } from '../traffic/traffic.ts';
import { durationOf } from '../run/report.ts';
import type { RequestKind } from '../traffic/classify-response.ts';
import { readyStatus } from '../traffic/send-request.ts';
import { checkRejected } from './check-rejected.ts';
import type { Fault, FaultRun } from './fault.ts';

const HELD_MS = 15_000;
/** The requests that write nothing. */
const READS: readonly RequestKind[] = ['page', 'cached page', 'list', 'slots'];
/** The slowdown of reads that a busy machine alone may cause. */
const MAX_SLOWDOWN = 5;

/** Locks tables that every request reads, so that each waiting request occupies a connection. */
export const poolExhausted: Fault = {
  name: 'pool-exhausted',
  description:
    'a long transaction locks tables that lists and bookings read; the pool is exhausted',
  load: { readers: 40, bookers: 20, pauseMs: 200 },
  recoveryMs: 15_000,
  async inject(environment) {
    const tables = ['doctor_listing', 'schedule_day', 'doctor_service'];
    await whileLocked(environment, { tables, mode: 'access exclusive' }, async () => {
      await sleep(HELD_MS);
      const status = await readyStatus(environment.web.port);
      // The database is healthy, so another process could not respond either.
      if (status !== 200) throw new Error(`/health/ready returns ${status} with an exhausted pool`);
    });
  },
  check: (run) => checkRejected(run, ['list', 'booking']),
};

/** Locks the table of appointments. Reads of patients must not be affected. */
export const bookingsStuck: Fault = {
  name: 'bookings-stuck',
  description: 'a long transaction blocks only bookings',
  load: { readers: 8, bookers: 40, pauseMs: 200 },
  recoveryMs: 15_000,
  async inject(environment) {
    const tables = ['appointment'];
    await whileLocked(environment, { tables, mode: 'share row exclusive' }, () => sleep(HELD_MS));
  },
  check: (run) => [
    ...checkRejected(run, ['booking']),
    ...checkReadLatency(run),
    ...run.traffic.responses
      .filter(({ kind, verdict }) => READS.includes(kind) && verdict !== 'ok')
      .map(({ kind, status }) => `a ${kind} request failed too (${status})`),
  ],
};

/** Locks tables until the work is done. */
async function whileLocked(
  { database }: Environment,
  { tables, mode }: { tables: readonly string[]; mode: string },
  work: () => Promise<void>,
): Promise<void> {
  await withTransaction(database, async (client) => {
    await client.query(`lock table ${tables.join(', ')} in ${mode} mode`);
    await work();
  });
}

/** Compares medians, because some reads are always slow on a busy machine. */
function checkReadLatency({ traffic, from, until }: FaultRun): string[] {
  const reads = traffic.responses.filter(({ kind }) => READS.includes(kind));
  const baseline = medianOf(reads.filter(({ receivedAt }) => receivedAt < from));
  const held = medianOf(reads.filter(({ sentAt }) => sentAt >= from && sentAt <= until));
  const isSlow = held > MAX_SLOWDOWN * Math.max(baseline, 50);
  return isSlow ? [`reads took ${held} ms during the fault (median), ${baseline} ms before`] : [];
}

function medianOf(responses: readonly ResponseRecord[]): number {
  const durations = responses.map(durationOf).toSorted((a, b) => a - b);
  return Math.round(durations[durations.length >> 1] ?? Number.POSITIVE_INFINITY);
}
