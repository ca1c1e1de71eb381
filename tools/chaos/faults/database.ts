import { setTimeout as sleep } from 'node:timers/promises';
import { readyStatus } from './ready-status.ts';
import type { Fault, FaultRun } from './fault.ts';

const STOPPED_MS = 10_000;
const FROZEN_MS = 20_000;

export const databaseStopped: Fault = {
  name: 'database-stopped',
  what: 'PostgreSQL is stopped, and started again after 10 s',
  recoveryMs: 10_000,
  async inject({ postgres, webs }) {
    await postgres.stop();
    await sleep(STOPPED_MS / 2);
    await expectUnready(webs[0]?.port ?? 0);
    await sleep(STOPPED_MS / 2);
    await postgres.start();
  },
  check: refusedEverything,
};

export const databaseRestarted: Fault = {
  name: 'database-restarted',
  what: 'PostgreSQL is restarted, as by an upgrade',
  recoveryMs: 10_000,
  async inject({ postgres }) {
    await postgres.stop();
    await postgres.start();
  },
};

export const databaseFrozen: Fault = {
  name: 'database-frozen',
  what: 'PostgreSQL does not answer for 20 s, and closes no connection',
  recoveryMs: 15_000,
  async inject({ postgres, webs }) {
    postgres.freeze();
    await sleep(FROZEN_MS / 2);
    await expectUnready(webs[0]?.port ?? 0);
    await sleep(FROZEN_MS / 2);
    postgres.thaw();
  },
  check: refusedEverything,
};

async function expectUnready(port: number): Promise<void> {
  const status = await readyStatus(port);
  if (status !== 503) throw new Error(`/health/ready answered ${status} without a database`);
}

/** Otherwise it was no outage, and nothing was shown by it. */
async function refusedEverything({ arena, diary, from, until }: FaultRun): Promise<string[]> {
  const refused = diary.answers.filter(
    ({ verdict, answeredAt }) => verdict === 'refused' && answeredAt >= from && answeredAt <= until,
  );
  const missing = (['page', 'list', 'slots', 'booking'] as const).filter(
    (kind) => !refused.some((answer) => answer.kind === kind),
  );
  const status = await readyStatus(arena.webs[0]?.port ?? 0);
  return [
    ...missing.map((kind) => `no ${kind} was refused`),
    ...(status === 200 ? [] : [`/health/ready answers ${status} after the recovery`]),
  ];
}
