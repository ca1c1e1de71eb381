import { setTimeout as sleep } from 'node:timers/promises';
import { shortCode } from '#shared/domain/text/short-code.ts';
import type { Fault, FaultRun } from './fault.ts';

const WITHOUT_WORKER_MS = 5000;
const HANGING_MS = 25_000;
/** A worker that was killed has had its messages for a minute. */
const LEASE_MS = 60_000;
const ALL_SENT_MS = LEASE_MS + 90_000;

export const workerKilled: Fault = {
  name: 'worker-killed',
  what: 'the worker is killed in the middle of sending, and replaced after 5 s',
  recoveryMs: 2000,
  async inject(arena) {
    await arena.worker.kill();
    await sleep(WITHOUT_WORKER_MS);
    await arena.restartWorker();
  },
  check: eachConfirmedOnce,
};

export const smsHanging: Fault = {
  name: 'sms-hanging',
  what: 'the SMS provider takes requests for 25 s and answers none',
  withCodes: true,
  crowd: { readers: 8, bookers: 3, pauseMs: 400 },
  arena: { env: { FLAGS_AE: '{"otp":true}' } },
  recoveryMs: 12_000,
  async inject({ sms }) {
    sms.react = () => 'silence';
    await sleep(HANGING_MS);
    sms.react = () => 'accept';
  },
  async check(run) {
    const { answers } = run.diary;
    const others = answers.filter(({ kind, verdict }) => kind !== 'code' && verdict !== 'ok');
    const failed = answers.some(({ kind, status }) => kind === 'code' && status === 500);
    return [
      ...(failed ? [] : ['nobody was told that no code could be sent']),
      ...others.map(({ kind, status }) => `a ${kind} failed as well (${status})`),
      ...(await eachConfirmedOnce(run)),
    ];
  },
};

/** Waits until nothing is due any more: who was told of a booking has one message about it. */
async function eachConfirmedOnce({ arena, diary }: FaultRun): Promise<string[]> {
  const limit = performance.now() + ALL_SENT_MS;
  const unsent = async () => {
    const { rows } = await arena.database.query<{ count: number }>(
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
  if (left > 0) return [`${left} confirmations are still not sent`];
  const copies = new Map<string, number>();
  for (const { body } of arena.sms.messages) {
    const [code = ''] = /\w{22}$/.exec(body) ?? [];
    copies.set(code, (copies.get(code) ?? 0) + 1);
  }
  return diary.booked
    .map(({ id, hash }) => ({ id, count: copies.get(shortCode(hash)) ?? 0 }))
    .filter(({ count }) => count !== 1)
    .map(({ id, count }) => `appointment ${id} was confirmed by ${count} messages`);
}
