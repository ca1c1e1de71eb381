import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createRandom } from '#demo/random.ts';
import { CLINIC_NOW } from '../data/clinic.ts';
import type { TestDatabase } from '../database/database.ts';
import type { Task } from './message-worker.ts';
import { startTwilioServer } from './sms/twilio-server.ts';

const WORKER_SCRIPT = join(import.meta.dirname, 'message-worker.ts');
const CONCURRENCY = 2;
const MINUTE_MS = 60_000;
/**
 * The maximum share of messages that killed workers send. The rest ensures that every planned kill
 * happens.
 */
const KILLED_SHARE = 0.75;

/**
 * The moments of a kill: before the provider has the message, after that but before the response,
 * and during the response.
 */
const MOMENTS = ['request', 'recorded', 'response'] as const;

interface KillPlan {
  seed: number;
  kills: number;
  messages: number;
  /** True if the provider lists the messages that it has accepted. */
  canListMessages: boolean;
}

interface Figures {
  killed: number;
  /** The number of started workers, including the last ones that found nothing to send. */
  started: number;
  /** The texts that the provider has accepted. Each has the link of its appointment. */
  texts: string[];
}

/** When a worker is killed: at which of its requests, and at which moment. */
interface Kill {
  request: number;
  moment: (typeof MOMENTS)[number];
}

/**
 * Runs two workers at a time and kills each with SIGKILL at a request chosen by the seed. Stops
 * when no worker was killed, because then every message has been sent.
 */
export async function sendWithKills(
  { connection }: TestDatabase,
  { seed, kills, messages, canListMessages }: KillPlan,
): Promise<Figures> {
  const random = createRandom(seed, 'kills');
  const maxRequest = Math.floor((2 * KILLED_SHARE * messages) / kills) - 1;
  const planned = Array.from({ length: kills }, (): Kill => {
    return { request: random.integer(1, maxRequest), moment: random.pick(MOMENTS) };
  });
  let now = Date.parse(CLINIC_NOW);
  const provider = await startTwilioServer(() => now);
  const workers: ChildProcess[] = [];
  const requests: number[] = [];
  const isAt = (token: string, moment: Kill['moment']) => {
    const kill = planned[Number(token)];
    if (kill === undefined) return false;
    return kill.request === requests[Number(token)] && kill.moment === moment;
  };
  const killWorker = (token: string) => workers[Number(token)]?.kill('SIGKILL');
  provider.react = ({ token }) => {
    requests[Number(token)] = (requests[Number(token)] ?? 0) + 1;
    if (!isAt(token, 'request')) return 'accept';
    killWorker(token);
    return 'silence';
  };
  provider.onRecorded = ({ token }) => {
    if (isAt(token, 'recorded')) killWorker(token);
    if (isAt(token, 'response')) setImmediate(() => killWorker(token));
  };
  const start = async () => {
    const token = workers.length;
    const task: Task = {
      connection,
      now,
      baseUrl: provider.url,
      token: String(token),
      canListMessages,
    };
    const worker = spawn(process.execPath, [WORKER_SCRIPT, JSON.stringify(task)], {
      stdio: 'inherit',
    });
    workers.push(worker);
    await once(worker, 'exit');
    return worker.signalCode === 'SIGKILL';
  };

  let killed = 0;
  for (;;) {
    const ended = await Promise.all(Array.from({ length: CONCURRENCY }, start));
    const dead = ended.filter(Boolean).length;
    killed += dead;
    if (dead === 0) break;
    // Other workers take over the messages of killed ones after a minute.
    now += MINUTE_MS + 1;
  }
  await provider.close();
  return { killed, started: workers.length, texts: provider.messages.map(({ body }) => body) };
}
