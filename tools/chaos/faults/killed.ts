import { setTimeout as sleep } from 'node:timers/promises';
import { checkRejected } from './check-rejected.ts';
import type { Fault } from './fault.ts';

const KILLS = 4;
const PAUSE_MS = 2000;
const DOWN_MS = 3000;

export const webKilled: Fault = {
  name: 'web-killed',
  description: `the only web process is killed ${KILLS} times and started again`,
  permits: ({ verdict }) => verdict === 'broken',
  recoveryMs: 5000,
  async inject({ web }) {
    for (let count = 0; count < KILLS; count += 1) {
      await web.restart();
      await sleep(PAUSE_MS);
    }
  },
  check: ({ traffic }) =>
    traffic.responses.some(({ verdict }) => verdict === 'broken') ? [] : ['no connection broke'],
};

/** Kills the worker when the provider has a message and has not responded yet. */
export const workerKilled: Fault = {
  name: 'worker-killed',
  description: `the worker is killed ${KILLS} times while it sends messages`,
  recoveryMs: 5000,
  async inject({ worker, sms }) {
    for (let count = 0; count < KILLS; count += 1) {
      await new Promise<void>((resolve, reject) => {
        sms.onRecorded = () => {
          sms.onRecorded = () => undefined;
          worker.restart().then(resolve, reject);
        };
      });
    }
  },
};

export const databaseKilled: Fault = {
  name: 'database-killed',
  description: `all processes of PostgreSQL are killed, ${KILLS} times`,
  recoveryMs: 10_000,
  async inject({ postgres }) {
    for (let count = 0; count < KILLS; count += 1) {
      await postgres.kill();
      await sleep(DOWN_MS);
      await postgres.start();
      await sleep(PAUSE_MS);
    }
  },
  check: (run) => checkRejected(run, ['page', 'list', 'slots', 'booking', 'desk']),
};
