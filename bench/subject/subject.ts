import { systemClock } from '#server/lib/clock.ts';
import { openSmsGateway } from '#server/gateways/sms/open-sms-gateway.ts';
import { builtPages } from '#server/main/build/page-files.ts';
import { createService } from '#server/main/service.ts';
import { COUNTRY } from '../country/country.ts';
import { createBareServer } from './bare-server.ts';
import {
  createClock,
  createProductionConfig,
  openDiscardedLog,
  readSettings,
} from './production.ts';
import { cpu, serveRequests } from './serve-requests.ts';
import { createRunner, recordStatements, startRecording, stopRecording } from './statements.ts';

/*
 * The server process under load: the product as in production on one database, a bare Fastify
 * server, and a runner of the product's statements. All share one process, so that its CPU time is
 * that of the target under load.
 */
recordStatements();
const settings = readSettings();
const { config, close } = await createProductionConfig(settings);
const service = await createService({
  config,
  logger: openDiscardedLog(config),
  connections: new Map([[COUNTRY, settings.connection]]),
  pages: await builtPages(),
  sms: await openSmsGateway(config.sms, () => undefined, systemClock),
  clock: createClock(settings.beganAt),
});
const bare = createBareServer();
const runner = createRunner(settings.connection);
const address = { host: '127.0.0.1', port: 0 };
const origins = {
  product: await service.app.listen(address),
  bare: await bare.app.listen(address),
};

const methods = {
  cpu,
  origins: () => origins,
  setBareResponses: bare.setResponses,
  startRecording,
  stopRecording,
  runStatements: runner.run,
};
export type SubjectMethods = typeof methods;

serveRequests(methods, async () => {
  await bare.app.close();
  await runner.close();
  await service.stop();
  await close();
});
