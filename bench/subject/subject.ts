import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '#server/config/environment.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { builtPages } from '#server/main/build/page-files.ts';
import { createService } from '#server/main/service.ts';
import { twilioSettings } from '#tests/support/servers/sms/twilio-settings.ts';
import { COUNTRY, NOW } from '../country/country.ts';
import { RAISED_LIMIT_SETTINGS } from '#tests/support/servers/raised-limits.ts';
import { createBareServer } from './bare-server.ts';
import type { FromSubject, ToSubject } from './messages.ts';
import { createRunner, recordStatements, startRecording, stopRecording } from './statements.ts';

/*
 * The server process under load: the product as in production on one database, a bare Fastify
 * server, and a runner of the product's statements. All share one process, so that its CPU time is
 * that of the target under load.
 */
const stops: (() => Promise<unknown>)[] = [];
let runner: ReturnType<typeof createRunner> | null = null;
const bare = createBareServer();
recordStatements();

process.on('message', (message: ToSubject) => {
  void handle(message);
});
// Exits with the measuring process.
process.on('disconnect', () => void end());

async function handle(message: ToSubject): Promise<void> {
  switch (message.type) {
    case 'start':
      send(await start(message.connection));
      return;
    case 'bare':
      bare.setResponses(message.name, message.responses);
      send({ type: 'done', count: message.responses.length });
      return;
    case 'record':
      startRecording(message.statement, message.isBlocked);
      send({ type: 'done', count: 0 });
      return;
    case 'recorded':
      send({ type: 'done', count: stopRecording() });
      return;
    case 'run':
      if (runner === null) throw new Error('not started');
      send({ type: 'load', load: await runner.run(message.statement, message.amount) });
      return;
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      send({ type: 'cpu', milliseconds: (user + system) / 1000 });
      return;
    }
    case 'stop':
      await end();
  }
}

async function start(connection: DatabaseConnection): Promise<FromSubject> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-bench-'));
  stops.unshift(() => rm(folder, { recursive: true, force: true }));
  const config = loadConfig({
    ...{ NODE_ENV: 'production', COUNTRIES: COUNTRY, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    // Production requires an SMS provider and a secret; messages are sent to a closed port.
    ...{ ...twilioSettings('http://127.0.0.1:9'), SECRET: randomBytes(32).toString('hex') },
    ...{ FLAGS_HU: '{"otp":false}', ...RAISED_LIMIT_SETTINGS },
  });
  const logger = pino({ level: 'silent' });
  const began = performance.now();
  const service = await createService({
    ...{ config, logger, connections: new Map([[COUNTRY, connection]]) },
    pages: await builtPages(),
    // The clock starts at the time of the data.
    clock: () => Math.floor(NOW + performance.now() - began),
  });
  stops.unshift(() => service.stop());
  const created = createRunner(connection);
  runner = created;
  stops.unshift(() => created.close());
  stops.unshift(() => bare.app.close());
  return {
    type: 'started',
    product: await service.app.listen({ host: '127.0.0.1', port: 0 }),
    bare: await bare.app.listen({ host: '127.0.0.1', port: 0 }),
  };
}

async function end(): Promise<never> {
  for (const stop of stops) await stop();
  process.exit(0);
}

function send(message: FromSubject): void {
  process.send?.(message);
}
