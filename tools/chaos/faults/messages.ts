import { setTimeout as sleep } from 'node:timers/promises';
import { shortCode } from '#shared/domain/text/short-code.ts';
import type { Fault, FaultRun } from './fault.ts';

const WITHOUT_WORKER_MS = 5000;
const HANGING_MS = 25_000;
/** The lease of messages; those of a killed worker are sent when it expires. */
const LEASE_MS = 60_000;
const SEND_TIMEOUT_MS = LEASE_MS + 90_000;

export const workerKilled: Fault = {
  name: 'worker-killed',
  description: 'the worker is killed while sending and replaced after 5 s',
  recoveryMs: 2000,
  async inject(environment) {
    await environment.worker.kill();
    await sleep(WITHOUT_WORKER_MS);
    await environment.restartWorker();
  },
  check: eachConfirmedOnce,
};

export const smsHanging: Fault = {
  name: 'sms-hanging',
  description: 'the SMS provider accepts requests and does not respond for 25 s',
  requiresCode: true,
  load: { readers: 8, bookers: 3, pauseMs: 400 },
  environment: { env: { FLAGS_AE: '{"otp":true}' } },
  recoveryMs: 12_000,
  async inject({ sms }) {
    sms.react = () => 'silence';
    await sleep(HANGING_MS);
    sms.react = () => 'accept';
  },
  async check(run) {
    const { responses } = run.traffic;
    const others = responses.filter(({ kind, verdict }) => kind !== 'code' && verdict !== 'ok');
    const failed = responses.some(({ kind, status }) => kind === 'code' && status === 500);
    return [
      ...(failed ? [] : ['no patient got the error that the code was not sent']),
      ...others.map(({ kind, status }) => `a ${kind} request failed too (${status})`),
      ...(await eachConfirmedOnce(run)),
    ];
  },
};

/** Waits until all messages are sent, then checks that each booking has one confirmation. */
async function eachConfirmedOnce({ environment, traffic }: FaultRun): Promise<string[]> {
  const limit = performance.now() + SEND_TIMEOUT_MS;
  const unsent = async () => {
    const { rows } = await environment.database.query<{ count: number }>(
      `select count(*)::integer as count from message
       where kind = 'confirmation' and state in ('waiting', 'sending')`,
    );
    return rows[0]?.count ?? 0;
  };
  let left = await unsent();
  while (left > 0 && performance.now() < limit) {
    await sleep(500);
    left = await unsent();
  }
  if (left > 0) return [`${left} confirmations were not sent`];
  const copies = new Map<string, number>();
  for (const { body } of environment.sms.messages) {
    const [code = ''] = /\w{22}$/.exec(body) ?? [];
    copies.set(code, (copies.get(code) ?? 0) + 1);
  }
  return traffic.booked
    .map(({ id, hash }) => ({ id, count: copies.get(shortCode(hash)) ?? 0 }))
    .filter(({ count }) => count !== 1)
    .map(({ id, count }) => `appointment ${id} has ${count} confirmation messages`);
}
