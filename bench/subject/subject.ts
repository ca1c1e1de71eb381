import { systemClock } from '#server/lib/clock.ts';
import { openSmsGateway } from '#server/gateways/sms/open-sms-gateway.ts';
import { builtPages } from '#server/main/build/page-files.ts';
import { createService } from '#server/main/service.ts';
import { COUNTRY } from '../country/country.ts';
import { createBareServer } from './bare-server.ts';
import type { FromSubject, ServerSettings, ToSubject } from './messages.ts';
import { createClock, createProductionConfig, openDiscardedLog } from './production.ts';
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
      send(await start(message.settings));
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

async function start(settings: ServerSettings): Promise<FromSubject> {
  const { connection } = settings;
  const { config, close } = await createProductionConfig(settings);
  stops.unshift(close);
  const service = await createService({
    config,
    logger: openDiscardedLog(config),
    connections: new Map([[COUNTRY, connection]]),
    pages: await builtPages(),
    sms: await openSmsGateway(config.sms, () => undefined, systemClock),
    clock: createClock(settings.beganAt),
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
