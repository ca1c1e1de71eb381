import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#server/lib/clock.ts';
import { openSmsGateway } from '#server/gateways/sms/open-sms-gateway.ts';
import { readOutboxLag } from '#server/features/messages/read-outbox-lag.ts';
import { startWorker } from '#server/main/worker.ts';
import { COUNTRY, openDatabase } from '../country/country.ts';
import type { FromWorker, ServerSettings, ToWorker } from './messages.ts';
import { createClock, createProductionConfig, openDiscardedLog } from './production.ts';

/* The worker process, as `npm run start:worker` runs it, on the clock of the generated data. */
const POLL_MS = 50;

type Running = Awaited<ReturnType<typeof start>>;
let running: Running | null = null;

process.on('message', (message: ToWorker) => {
  void handle(message);
});
// Exits with the measuring process.
process.on('disconnect', () => void end());

async function handle(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'start':
      running = await start(message.settings);
      break;
    case 'pause':
      await running?.pause();
      break;
    case 'resume':
      running?.resume();
      break;
    case 'settle':
      await running?.settle();
      break;
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      send({ type: 'cpu', milliseconds: (user + system) / 1000 });
      return;
    }
    case 'stop':
      await end();
  }
  send({ type: 'done' });
}

async function start(settings: ServerSettings) {
  const { config, close } = await createProductionConfig(settings);
  const sms = await openSmsGateway(config.sms, () => undefined, systemClock);
  const clock = createClock(settings.beganAt);
  const database = openDatabase(settings.connection);
  const begin = () =>
    startWorker({
      config,
      clock,
      logger: openDiscardedLog(config),
      sms: sms.gateway,
      connections: new Map([[COUNTRY, settings.connection]]),
    });
  let worker: ReturnType<typeof startWorker> | null = begin();
  return {
    async pause() {
      await worker?.stop();
      worker = null;
    },
    resume() {
      worker ??= begin();
    },
    async settle() {
      while ((await readOutboxLag(database.pool, clock())) > 0) await sleep(POLL_MS);
    },
    async close() {
      await worker?.stop();
      await database.close();
      await close();
    },
  };
}

async function end(): Promise<never> {
  await running?.close();
  process.exit(0);
}

function send(message: FromWorker): void {
  process.send?.(message);
}
