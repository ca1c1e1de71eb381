import { systemClock } from '#server/lib/clock.ts';
import { openSmsGateway } from '#server/gateways/sms/open-sms-gateway.ts';
import { createLogger } from '#server/telemetry/create-logger.ts';
import { openTracing } from '#server/telemetry/tracing/open-tracing.ts';
import { startWarnings } from './announce.ts';
import { openDatabases } from './databases/databases.ts';
import { openMetrics } from './open-metrics.ts';
import { requireDatabaseServer, runProcess } from './run-process.ts';
import { startWorker } from './worker.ts';

const print = (line: string) => void process.stdout.write(line);

await runProcess(async (config, onStop) => {
  requireDatabaseServer(config);
  const logger = createLogger(config);
  const [databases, sms] = await Promise.all([
    openDatabases(config, (message, fields) => logger.debug(fields, message)),
    openSmsGateway(config.sms, print, systemClock),
  ]);
  const { connections } = databases;
  onStop(() => databases.stop());
  onStop(async () => sms.gateway.close?.());
  const metrics = await openMetrics(config, onStop);
  const tracer = await openTracing(config);
  onStop(async () => tracer?.stop());
  const worker = startWorker({ config, connections, logger, sms: sms.gateway, metrics });
  onStop(() => worker.stop());
  // The jobs wait on unreferenced timers, so this one keeps the process alive.
  setInterval(() => undefined, 2 ** 30);
  print(`Worker is ready: ${config.countries.join(', ')}. Press Ctrl-C to stop.\n`);
  for (const warning of startWarnings(config)) print(`${warning}\n`);
});
