import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CountryCode } from '#shared/countries/codes.ts';
import { createApp } from '#server/app.ts';
import { drainBeforeClose } from '#server/http/drain.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Pages } from '#server/pages/pages.ts';
import { GOOGLE_TAG_SOURCES } from '#server/plugins/google-tag-sources.ts';
import { systemClock, type Clock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import { resolveSecret } from '#server/config/settings/secret/secret.ts';
import type { Site } from '#server/site.ts';
import { createSite } from '#server/create-site.ts';
import { createDatabase } from '#server/db/database.ts';
import { followDatabaseClock } from '#server/db/monitor/database-clock.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { isDatabaseOutage } from '#server/db/pool/outage.ts';
import { createDatabaseProbe } from '#server/db/monitor/health.ts';
import { migrationsInPlace } from '#server/db/migrate/migrate.ts';
import { readMigrations } from '#server/db/migrate/read-migrations.ts';
import { readCityMaps } from '#server/features/catalogue/city-maps/city-map-folder.ts';
import { readOutboxLag } from '#server/features/messages/read-outbox-lag.ts';
import { measureNeutrality } from '#server/features/reviews/moderation/measure-neutrality.ts';
import { watchReference } from '#server/features/catalogue/reference/watch-reference.ts';
import { watchDoctorChanges } from '#server/page-cache/watch-doctor-changes.ts';
import { indexSearchDocs } from '#server/features/catalogue/search/store/index-search-docs.ts';
import { watchSearch } from '#server/features/catalogue/search/store/watch-search.ts';
import { releaseJobs } from '#server/jobs/availability-jobs.ts';
import { demandJob } from '#server/jobs/demand-job.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { rollHorizon } from '#server/features/booking/slots/refresh-availability.ts';
import { routesOf } from './databases/database-routes.ts';
import { waitForDatabase } from './databases/wait-for-database.ts';
import type { OpenedSms } from '#server/gateways/sms/open-sms-gateway.ts';
import { openSmsGateway } from '#server/gateways/sms/open-sms-gateway.ts';
import type { Tracer } from '#server/telemetry/tracing/create-tracer.ts';

export interface ServiceOptions {
  config: Config;
  /** The migrated databases by country. */
  connections: ReadonlyMap<CountryCode, DatabaseConnection>;
  logger: FastifyBaseLogger;
  pages?: Pages;
  /** Defaults to the clock of each country's database. */
  clock?: Clock;
  /** The clock of this machine, from which the offset of the database clock is measured. */
  machineClock?: Clock;
  /** Defaults to the console provider without output; `/dev/sms` shows its messages. */
  sms?: OpenedSms;
  metrics?: Metrics | null;
  tracer?: Tracer | null;
}

export interface Service {
  app: FastifyInstance;
  defaultSite: Site;
  /** Finishes the requests in progress, then closes all connections. */
  stop(): Promise<void>;
}

/** Creates the server of the countries. The caller makes it listen; a worker runs the jobs. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config, connections, logger, tracer = null } = options;
  const secret = await resolveSecret(config);
  const sms =
    options.sms ??
    (await openSmsGateway({ provider: 'console' }, () => undefined, options.clock ?? systemClock));
  const migrations = await readMigrations();
  const metrics = options.metrics ?? null;

  const opened = await Promise.all(
    [...connections].map(async ([code, connection]) => {
      const onError = (error: unknown) =>
        logger.error({ err: error, country: code }, 'change listener failed');
      const routes = routesOf(config, code, connection);
      const database = createDatabase({
        ...routes,
        size: config.databasePoolSize,
        applicationName: 'vizit',
        log: (message, fields) => logger.warn({ ...fields, country: code }, message),
      });
      const databaseClock = followDatabaseClock(database.pool, options.machineClock);
      const clock = options.clock ?? databaseClock.clock;
      const cityMaps = await readCityMaps(config.dataDir, code, (file) =>
        logger.warn({ file }, 'not a city map'),
      );
      const report = (message: string) => logger.warn({ country: code }, message);
      const site = await waitForDatabase({ country: code, report }, async () => {
        await databaseClock.synchronise();
        await rollHorizon(database.pool, clock());
        await indexSearchDocs(database.pool);
        return createSite({
          code,
          database,
          sms: metrics?.watchSms(code, 'otp', sms.gateway) ?? sms.gateway,
          clock,
          secret,
          retention: config.retention,
          limits: config.limits,
          flagOverrides: config.flagOverrides[code],
          mapTiles: config.mapTiles,
          cityMaps,
          googleTagId: config.googleTagId,
          signInLinks: config.signInLinks[code],
          apiBaseUrls: config.apiBaseUrls.get(code),
        });
      });
      metrics?.watchPool(code, 'web', database.pool);
      if (database.replicaPool) metrics?.watchPool(code, 'replica', database.replicaPool);
      metrics?.watchPageCache(code, site.pages);
      // The worker reports it as well, but only while one is up.
      metrics?.watchMessageQueue(code, () => readOutboxLag(database.pool, clock()));
      metrics?.watchModeration(code, () => measureNeutrality(database.pool));
      const probe = createDatabaseProbe(routes.connection);
      // A page rendered after an invalidation must not read stale rows from the replica.
      const replicas = database.replicaFreshness === undefined ? [] : [database.replicaFreshness];
      const pageWatch = watchDoctorChanges(
        connection,
        { pages: [...replicas, site.pages], desk: site.deskFeed },
        onError,
      );
      const watch = watchReference({
        connection,
        store: site.reference,
        // Names and prices of services are on every page.
        onReloaded() {
          site.pages.clear();
        },
        onError,
      });
      const searchWatch = watchSearch({
        connection,
        db: database.pool,
        store: site.search,
        onError,
      });
      const releases = runJobs(
        [...releaseJobs(database.pool, clock), demandJob(site)],
        (error, job) => {
          // Readiness reports an outage; a log line per second would add nothing.
          if (!isDatabaseOutage(error))
            logger.error({ err: error, country: code, job }, 'job failed');
        },
      );
      return {
        code,
        site,
        isReady: () =>
          probe.run((client) => migrationsInPlace(client, migrations)).catch(() => false),
        async stop() {
          databaseClock.stop();
          await Promise.all([
            pageWatch.stop(),
            watch.stop(),
            searchWatch.stop(),
            probe.close(),
            releases.stop(),
          ]);
          await database.close();
        },
      };
    }),
  );
  const sites = new Map(opened.map(({ code, site }) => [code, site]));
  const defaultSite = sites.get(config.defaultCountry);
  if (defaultSite === undefined) throw new Error('the default country is not served');

  let isStopping = false;
  const app = await createApp({
    sites,
    defaultSite,
    isReady: async () =>
      !isStopping && (await Promise.all(opened.map((each) => each.isReady()))).every(Boolean),
    logger,
    ...(metrics === null ? {} : { metrics }),
    ...(tracer === null ? {} : { tracer }),
    trustedProxyHops: config.trustedProxyHops,
    isProduction: config.environment === 'production',
    corsOrigins: config.corsOrigins,
    imageOrigins: config.mapTiles === null ? [] : [new URL(config.mapTiles.url).origin],
    ...(config.googleTagId === null ? {} : { foreignSources: GOOGLE_TAG_SOURCES }),
    apiOrigins: originsOf(config.apiBaseUrls),
    ...(options.pages === undefined ? {} : { pages: options.pages }),
    ...(config.environment === 'production' || sms.console === null
      ? {}
      : { consoleSms: sms.console }),
    ...(sms.readReport === undefined ? {} : { readSmsReport: sms.readReport }),
  });
  drainBeforeClose(app, config.shutdownDrainMs);
  return {
    app,
    defaultSite,
    async stop() {
      isStopping = true;
      await app.close();
      await Promise.all(opened.map((each) => each.stop()));
    },
  };
}

/** Returns the origins of base URLs: a Content-Security-Policy would match a path exactly. */
function originsOf(baseUrls: Config['apiBaseUrls']): string[] {
  const urls = [...baseUrls.values()].flatMap(({ api, front }) => [api, front]);
  return [...new Set(urls.filter((url) => url !== '').map((url) => new URL(url).origin))];
}
