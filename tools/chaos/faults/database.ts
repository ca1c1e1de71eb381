import { setTimeout as sleep } from 'node:timers/promises';
import { readyStatus } from '../traffic/send-request.ts';
import { checkRejected } from './check-rejected.ts';
import type { Fault, FaultRun } from './fault.ts';

const STOPPED_MS = 10_000;
const FROZEN_MS = 20_000;

export const databaseStopped: Fault = {
  name: 'database-stopped',
  description: 'PostgreSQL is down for 10 s',
  recoveryMs: 10_000,
  async inject({ postgres, web }) {
    await postgres.stop();
    await sleep(STOPPED_MS / 2);
    await expectUnready(web.port);
    await sleep(STOPPED_MS / 2);
    await postgres.start();
  },
  check: checkOutage,
};

export const databaseFrozen: Fault = {
  name: 'database-frozen',
  description: 'PostgreSQL does not respond for 20 s and keeps connections open',
  recoveryMs: 15_000,
  async inject({ postgres, web }) {
    postgres.freeze();
    await sleep(FROZEN_MS / 2);
    await expectUnready(web.port);
    await sleep(FROZEN_MS / 2);
    postgres.thaw();
  },
  check: checkOutage,
};

async function expectUnready(port: number): Promise<void> {
  const status = await readyStatus(port);
  if (status !== 503) throw new Error(`/health/ready returned ${status} without a database`);
}

/** Checks that requests of every kind were rejected: otherwise the fault was no outage. */
async function checkOutage(run: FaultRun): Promise<string[]> {
  const status = await readyStatus(run.environment.web.port);
  return [
    ...checkRejected(run, ['page', 'list', 'slots', 'booking']),
    ...(status === 200 ? [] : [`/health/ready returns ${status} after recovery`]),
  ];
}
