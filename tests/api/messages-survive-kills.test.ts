import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLINIC_NOW } from '#tests/support/clinic.ts';
import { messagesIn } from '#tests/support/messages.ts';
import { startTestServer } from '#tests/support/server.ts';
import { startTwilioServer, type TwilioMessage } from '#tests/support/twilio-server.ts';
import { bookVisit, slotAt } from '#tests/support/visit.ts';

const PROCESS = join(import.meta.dirname, '../support/messages-process.ts');
const DAYS = ['24', '25', '26', '27', '30'].map((day) => `2026-11-${day}`);
const MORE_DAYS = ['01', '02', '03', '04', '07'].map((day) => `2026-12-${day}`);
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const WORKERS = 2;
const MINUTE_MS = 60_000;

/** Where a worker is killed, counted in requests to send that reach the provider. */
const EVERY = 3;

test(
  'each message is sent once, however often its workers are killed',
  { timeout: 120_000 },
  async () => {
    const server = await startTestServer({ flags: { otp: false } });
    for (const day of [...DAYS, ...MORE_DAYS]) {
      for (const time of TIMES) await bookVisit(server, await slotAt(server, time, { day }));
    }
    let now = Date.parse(CLINIC_NOW);
    let workers: ChildProcess[] = [];
    const provider = await startTwilioServer(() => now);
    let requests = 0;
    const kill = ({ token }: TwilioMessage) => workers[Number(token)]?.kill('SIGKILL');
    // By turns before the provider has the message, and after it has it but has told nobody.
    provider.react = (message) => {
      requests += 1;
      if (requests % (2 * EVERY) !== EVERY) return 'accept';
      kill(message);
      return 'silence';
    };
    provider.onRecorded = (message) => {
      if (requests % (2 * EVERY) === 0) kill(message);
    };

    const isLeft = async () =>
      (await messagesIn(server)).some(
        ({ kind, state }) => kind === 'confirmation' && state !== 'sent',
      );
    let killed = 0;
    for (let round = 0; round < 40 && (await isLeft()); round += 1) {
      workers = Array.from({ length: WORKERS }, (_, index) => {
        const { connection } = server.database;
        const task = { connection, now, baseUrl: provider.url, token: String(index) };
        return spawn(process.execPath, [PROCESS, JSON.stringify(task)], { stdio: 'inherit' });
      });
      await Promise.all(workers.map((worker) => once(worker, 'exit')));
      killed += workers.filter(({ signalCode }) => signalCode === 'SIGKILL').length;
      // What the killed ones had is taken up by others a minute later.
      now += MINUTE_MS + 1;
    }
    expect(await isLeft()).toBe(false);
    expect(killed).toBeGreaterThanOrEqual(4);
    const texts = provider.messages.map(({ body }) => body);
    expect(new Set(texts).size).toBe(60);
    expect(texts).toHaveLength(60);
    await provider.close();
    await server.close();
  },
);
