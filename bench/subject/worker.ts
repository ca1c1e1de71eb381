import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#server/lib/clock.ts';
import { openSmsGateway } from '#server/gateways/sms/open-sms-gateway.ts';
import { readOutboxLag } from '#server/features/messages/read-outbox-lag.ts';
import { startWorker } from '#server/main/worker.ts';
import { COUNTRY, openDatabase } from '../country/country.ts';
import {
  createClock,
  createProductionConfig,
  openDiscardedLog,
  readSettings,
} from './production.ts';
import { cpu, serveRequests } from './serve-requests.ts';

/* The worker process, as `npm run start:worker` runs it, on the clock of the generated data. */
const POLL_MS = 50;

const settings = readSettings();
const { config, close } = await createProductionConfig(settings);
const sms = await openSmsGateway(config.sms, () => undefined, systemClock);
const clock = createClock(settings.beganAt);
const database = openDatabase(settings.connection);
let worker = start();

function start() {
  return startWorker({
    config,
    clock,
    logger: openDiscardedLog(config),
    sms: sms.gateway,
    connections: new Map([[COUNTRY, settings.connection]]),
  });
}

const methods = {
  cpu,
  /** Stops the jobs. */
  pause: () => worker.stop(),
  resume() {
    worker = start();
  },
  /** Waits until all due messages are sent. */
  async settle() {
    while ((await readOutboxLag(database.pool, clock())) > 0) await sleep(POLL_MS);
  },
};
export type WorkerMethods = typeof methods;

serveRequests(methods, async () => {
  await worker.stop();
  await database.close();
  await close();
});
