import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CountryCode } from '#shared/countries/codes.ts';
import { createApp } from '#server/app.ts';
import { createMetrics } from '#server/metrics.ts';
import type { Pages } from '#server/page-routes.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import type { Config } from '#server/config/config.ts';
import { resolveSecret } from '#server/config/secret.ts';
import { createSite } from '#server/create-site.ts';
import { createDatabase } from '#server/db/database.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabaseProbe } from '#server/db/health.ts';
import { migrationsInPlace } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/read-migrations.ts';
import { watchReference } from '#server/features/reference/index.ts';
import { indexSearchDocs, watchSearch } from '#server/features/search/index.ts';
import { rollHorizon, startAvailabilityKeeper } from '#server/features/slots/index.ts';
import { createConsoleSms } from '#server/gateways/sms/console-sms.ts';

export interface ServiceOptions {
  config: Config;
  /** Migrated databases of the countries served. */
  connections: ReadonlyMap<CountryCode, DatabaseConnection>;
  logger: FastifyBaseLogger;
  pages?: Pages;
  clock?: Clock;
  print?: (line: string) => void;
}

export interface Service {
  app: FastifyInstance;
  /** Finishes the requests under way, then lets go of everything. */
  stop(): Promise<void>;
}

/** Wires the server for its countries; the caller decides where it listens. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config, connections, logger, clock = systemClock } = options;
  const secret = await resolveSecret(config);
  const sms = createConsoleSms(options.print ?? (() => undefined), clock);
  const migrations = await readMigrations();
  const metrics = config.metricsPort === undefined ? null : createMetrics();

  const opened = await Promise.all(
    [...connections].map(async ([code, connection]) => {
      const onError = (error: unknown) =>
        logger.error({ err: error, country: code }, 'background work failed');
      const database = createDatabase({
        connection,
        size: config.databasePoolSize,
        applicationName: 'vizit',
        log: (message, fields) => logger.warn({ ...fields, country: code }, message),
      });
      await rollHorizon(database.pool, clock());
      await indexSearchDocs(database.pool);
      const site = await createSite({
        code,
        database,
        sms,
        clock,
        secret,
        flagOverrides: config.flagOverrides[code],
      });
      const probe = createDatabaseProbe(connection);
      const keeper = startAvailabilityKeeper(database.pool, clock, onError);
      const watch = watchReference(connection, site.reference, onError);
      const searchWatch = watchSearch({
        connection,
        db: database.pool,
        store: site.search,
        onError,
      });
      return {
        code,
        site,
        isReady: () =>
          probe.run((client) => migrationsInPlace(client, migrations)).catch(() => false),
        async stop() {
          await Promise.all([keeper.stop(), watch.stop(), searchWatch.stop(), probe.close()]);
          await database.close();
        },
      };
    }),
  );
  const sites = new Map(opened.map(({ code, site }) => [code, site]));
  const defaultSite = sites.get(config.defaultCountry);
  if (defaultSite === undefined) throw new Error('the default country is not served');

  const app = await createApp({
    sites,
    defaultSite,
    isReady: async () => (await Promise.all(opened.map((each) => each.isReady()))).every(Boolean),
    logger,
    ...(metrics === null ? {} : { metrics }),
    trustedProxyHops: config.trustedProxyHops,
    corsOrigins: config.corsOrigins,
    apiOrigins: [config.apiBaseUrl, config.frontApiBaseUrl].filter((origin) => origin !== ''),
    ...(options.pages === undefined ? {} : { pages: options.pages }),
    ...(config.environment === 'production' ? {} : { consoleSms: sms }),
  });
  const metricsServer = await metrics?.listen(config.host, config.metricsPort ?? 0);
  return {
    app,
    async stop() {
      await Promise.all([app.close(), metricsServer?.close()]);
      await Promise.all(opened.map((each) => each.stop()));
    },
  };
}
