import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { COUNTRIES } from '#shared/countries/index.ts';
import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { MigrationError } from '#server/db/migration-error.ts';
import type { Pages } from '#server/page-routes.ts';
import { openDatabases } from './databases.ts';
import { fillEmptyDatabases } from './demo.ts';
import { createService } from './service.ts';
import { onStopSignal } from './stop-signals.ts';

const print = (line: string) => void process.stdout.write(line);

/** Makes the pages ready, while the databases are being opened. */
type PreparePages = (logger: FastifyBaseLogger) => Promise<Pages>;

/**
 * Runs the whole product in this process until a stop signal. What an operator can put right ends
 * it with one clear line; anything else is a defect and keeps its stack.
 */
export async function run(preparePages: PreparePages): Promise<void> {
  try {
    await start(loadProcessConfig(), preparePages);
  } catch (error) {
    const isExpected =
      error instanceof ConfigError ||
      error instanceof EmbeddedPostgresError ||
      error instanceof MigrationError ||
      (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
    if (!isExpected) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(config: Config, preparePages: PreparePages): Promise<void> {
  const logger = pino({ level: config.logLevel });
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops) await stop();
  };
  onStopSignal(stopAll);

  const [databases, pages] = await Promise.all([
    openDatabases(config, (message, fields) => logger.debug(fields, message)),
    preparePages(logger),
  ]);
  stops.unshift(() => databases.stop());
  try {
    if (config.environment !== 'production') await fillEmptyDatabases(databases, print);
    const service = await createService({
      config,
      connections: databases.connections,
      logger,
      print,
      pages,
    });
    stops.unshift(() => service.stop());
    const address = await service.app.listen({ host: config.host, port: config.port });
    announce(config, new URL(address).port || String(config.port));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function announce(config: Config, port: string): void {
  const countries = config.countries.map((code) => {
    const languages = COUNTRIES[code].locales.join(', ');
    return `  ${code}  http://${code}.localhost:${port}  (${languages})`;
  });
  print(`
Vizit is ready at http://localhost:${port} (${config.defaultCountry})
${countries.join('\n')}

Try: choose a specialty, pick a free time, book it with a made-up mobile number of the country.
The one-time code is printed here and shown at http://localhost:${port}/dev/sms
The API is described at http://localhost:${port}/api/docs
Ctrl-C stops everything; bookings are kept.

`);
}
