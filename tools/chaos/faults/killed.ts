import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';
import { checkRejected } from './check-rejected.ts';
import type { Fault } from './fault.ts';

const KILLS = 4;
const PAUSE_MS = 2000;
const DOWN_MS = 3000;
const MESSAGE_LIMIT_MS = 60_000;

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
  async inject(environment) {
    for (let count = 0; count < KILLS; count += 1) await killAtMessage(environment);
  },
  check: async ({ environment: { database } }) => {
    const { rows } = await database.query('select from message where claim > 1 limit 1');
    return rows.length > 0 ? [] : ['no message of a killed worker was claimed again'];
  },
};

function killAtMessage({ worker, sms }: Environment): Promise<void> {
  const ignore = () => undefined;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      sms.onRecorded = ignore;
      reject(new Error(`the worker sent no message for ${MESSAGE_LIMIT_MS / 1000} s`));
    }, MESSAGE_LIMIT_MS);
    sms.onRecorded = () => {
      sms.onRecorded = ignore;
      clearTimeout(timer);
      worker.restart().then(resolve, reject);
    };
  });
}

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
