import { join } from 'node:path';
import { pino } from 'pino';
import { COUNTRIES } from '#shared/countries/index.ts';
import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { systemClock } from '#server/clock.ts';
import { createDatabase } from '#server/db/database.ts';
import { isEmpty, loadDemoData } from '#server/demo/index.ts';
import { openBuiltSource } from '#server/ssr/built-source.ts';
import { createPageRenderer } from '#server/ssr/render-page.ts';
import { buildIfStale } from './build.ts';
import { openDatabases, type Databases } from './databases.ts';
import { createService } from './service.ts';
import { onStopSignal } from './stop-signals.ts';

/** Size of each country's demo data at the first start. */
const DEMO_DOCTORS = 300;
const DEMO_SEED = 7;

const print = (line: string) => void process.stdout.write(line);

/** The whole product in one process: what `npm start` runs. */
async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel });
  const dist = join(projectRoot(), 'dist');
  const [databases] = await Promise.all([
    openDatabases(config, (message, fields) => logger.debug(fields, message)),
    buildIfStale(print),
  ]);
  const stoppable: (() => Promise<void>)[] = [() => databases.stop()];
  onStopSignal(async () => {
    for (const stop of stoppable) await stop();
  });

  if (config.environment !== 'production') await fillEmpty(databases);
  const service = await createService({
    config,
    connections: databases.connections,
    logger,
    print,
    pages: {
      render: createPageRenderer({
        source: await openBuiltSource(dist),
        onError: (error) => logger.error({ err: error }, 'a page could not be rendered'),
      }),
      assetsDir: join(dist, 'client/assets'),
    },
  });
  stoppable.unshift(() => service.stop());
  await service.app.listen({ host: config.host, port: config.port });
  announce(config, addressOf(service.app.server.address(), config.port));
}

/** Demo data comes once, into databases that hold nothing. */
async function fillEmpty({ connections }: Databases): Promise<void> {
  for (const [country, connection] of connections) {
    const database = createDatabase({
      connection,
      size: 2,
      applicationName: 'vizit-demo',
      statementTimeoutMs: 0,
      log: () => undefined,
    });
    try {
      if (!(await isEmpty(database))) continue;
      print(`Loading demo data: ${country}\n`);
      await loadDemoData(database, {
        country,
        doctors: DEMO_DOCTORS,
        seed: DEMO_SEED,
        now: systemClock(),
      });
    } finally {
      await database.close();
    }
  }
}

function addressOf(address: unknown, fallback: number): number {
  return typeof address === 'object' && address !== null && 'port' in address
    ? Number(address.port)
    : fallback;
}

function announce(config: Config, port: number): void {
  const lines = config.countries.map((code) => {
    const [language] = COUNTRIES[code].locales;
    return `  ${code}  http://${code}.localhost:${port}  (${language})`;
  });
  print(`
Vizit is ready at http://localhost:${port} (${config.defaultCountry})
${lines.join('\n')}

Try: choose a specialty, pick a free time, book it with a made-up mobile number of the country.
The one-time code is printed here and shown at http://localhost:${port}/dev/sms
The API is described at http://localhost:${port}/api/docs
Ctrl-C stops everything; bookings are kept.

`);
}

try {
  await start(loadProcessConfig());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
