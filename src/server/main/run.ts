import { systemClock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import { openSmsGateway } from '#server/gateways/sms/open-sms-gateway.ts';
import { createSignInLink } from '#server/features/identity/invitations/sign-in-links.ts';
import type { Pages } from '#server/pages/pages.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { Site } from '#server/site.ts';
import { createLogger } from '#server/telemetry/create-logger.ts';
import { openTracing } from '#server/telemetry/tracing/open-tracing.ts';
import { startText, startWarnings, type StaffLink } from './announce.ts';
import { openDatabases } from './databases/databases.ts';
import { fillEmptyDatabases, hasDemoAccounts, mayHaveDemoData } from './databases/demo.ts';
import { listen } from './listen.ts';
import { withLocalCabinets } from './local-cabinets.ts';
import { openMetrics } from './open-metrics.ts';
import type { OnStop } from './create-stops.ts';
import { requireDatabaseServer, runProcess } from './run-process.ts';
import { createService } from './service.ts';
import { startWorker } from './worker.ts';

const print = (line: string) => void process.stdout.write(line);

/** Prepares the pages, while the databases are being opened. */
type PreparePages = () => Promise<Pages>;

interface Parts {
  /** True if this process also runs the jobs of a worker. */
  worker?: boolean;
}

/** Runs the product in this process until a stop signal. */
export function run(preparePages: PreparePages, { worker = true }: Parts = {}): Promise<void> {
  return runProcess((config, onStop) => {
    if (!worker) requireDatabaseServer(config);
    return start(config, preparePages, worker, onStop);
  });
}

async function start(
  config: Config,
  preparePages: PreparePages,
  hasWorker: boolean,
  onStop: OnStop,
): Promise<void> {
  const logger = createLogger(config);
  const [databases, pages, sms] = await Promise.all([
    openDatabases(config, (message, fields) => logger.debug(fields, message)),
    preparePages(),
    openSmsGateway(config.sms, print, systemClock),
  ]);
  const { connections } = databases;
  onStop(() => databases.stop());
  onStop(async () => sms.gateway.close?.());
  if (mayHaveDemoData(config)) await fillEmptyDatabases(databases, print);
  const metrics = await openMetrics(config, onStop);
  const tracer = await openTracing(config);
  onStop(async () => tracer?.stop());
  const isLocal = config.environment !== 'production' && config.databaseUrls.size === 0;
  const served = isLocal ? withLocalCabinets(config) : config;
  const service = await createService({
    config: served,
    connections,
    logger,
    pages,
    sms,
    metrics,
    tracer,
  });
  onStop(() => service.stop());
  const port = await listen(service.app, config);
  if (hasWorker) {
    const worker = startWorker({ config, connections, logger, sms: sms.gateway, metrics });
    onStop(() => worker.stop());
  }
  const links = hasDemoAccounts(config) ? await demoLinks(service.defaultSite) : [];
  print(startText(config, port, links));
  for (const warning of startWarnings(config)) print(`${warning}\n`);
}

/**
 * Creates links for people who try the demo: to the console for the daily work, to the cabinet, and to
 * the console for those who set up clinics and the catalogue.
 */
async function demoLinks(site: Site): Promise<StaffLink[]> {
  const tokenOf = (role: Role) => createSignInLink(site, role);
  return [
    { site: 'operator', token: await tokenOf('operator_manager') },
    { site: 'cabinet', token: await tokenOf('clinic_admin') },
    { site: 'operator', task: 'sets up clinics', token: await tokenOf('account_manager') },
    { site: 'operator', task: 'edits the catalogue', token: await tokenOf('admin') },
  ];
}
