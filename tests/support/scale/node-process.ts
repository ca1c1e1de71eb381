/**
 * Runs a web process or a worker of the clinic: `node node-process.ts <JSON of a Task>`. Prints its
 * port, or an empty line, when it is ready.
 */
import { pino } from 'pino';
import { loadConfig } from '#server/config/environment.ts';
import { openSmsGateway } from '#server/gateways/sms/open-sms-gateway.ts';
import { createService } from '#server/main/service.ts';
import { onStopSignal } from '#server/main/stop-signals.ts';
import { startWorker } from '#server/main/worker.ts';
import { CLINIC_NOW } from '../data/clinic.ts';
import { RAISED_LIMIT_SETTINGS } from '../servers/raised-limits.ts';

export interface Task {
  role: 'web' | 'worker';
  /** The URL of the migrated database. */
  url: string;
  /** 0 lets the system choose. */
  port: number;
}

// Standard input closes when the parent process exits, even if it was killed.
process.stdin.resume().on('end', () => process.exit(1));

const { role, url, port } = JSON.parse(process.argv[2] ?? '') as Task;
const config = loadConfig({
  COUNTRIES: 'ae',
  DATABASE_URL_AE: url,
  DATABASE_POOL_SIZE: '5',
  SECRET: 'the same for every process of the test',
  SHUTDOWN_DRAIN_MS: '300',
  ...RAISED_LIMIT_SETTINGS,
});
const connections = new Map([['ae', { connectionString: url }]] as const);
const logger = pino({ level: 'silent' });
const clock = () => Date.parse(CLINIC_NOW);
const sms = await openSmsGateway(config.sms, () => undefined, clock);

if (role === 'web') {
  const service = await createService({ config, connections, logger, clock, sms });
  onStopSignal(() => service.stop());
  const address = await service.app.listen({ host: '127.0.0.1', port });
  process.stdout.write(`${new URL(address).port}\n`);
} else {
  const worker = startWorker({ config, connections, logger, clock, sms: sms.gateway });
  onStopSignal(() => worker.stop());
  process.stdout.write('\n');
}
