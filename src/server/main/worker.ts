import type { FastifyBaseLogger } from 'fastify';
import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import { countryOf } from '#shared/countries/index.ts';
import { systemClock, type Clock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabase } from '#server/db/database.ts';
import { followDatabaseClock } from '#server/db/monitor/database-clock.ts';
import { readOutboxLag } from '#server/features/messages/read-outbox-lag.ts';
import { reportReceipt } from '#server/features/messages/report-delivery.ts';
import type { Messenger } from '#server/features/messages/messenger.ts';
import { acceptUnknownLater } from '#server/gateways/sms/accept-unknown-later.ts';
import type {
  DeliveryReceipt,
  ReceiptHandler,
  SmsGateway,
} from '#server/gateways/sms/sms-gateway.ts';
import { resolveSecret } from '#server/config/settings/secret/secret.ts';
import { lazy } from '#server/lib/lazy.ts';
import { demoJob } from '#server/jobs/demo-job.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { mayHaveDemoData } from './databases/demo.ts';

/** One connection for messages, one for availability, one for the other jobs. */
const POOL_SIZE = 3;

interface WorkerOptions {
  config: Config;
  /** The migrated databases of the countries served. */
  connections: ReadonlyMap<CountryCode, DatabaseConnection>;
  logger: FastifyBaseLogger;
  sms: SmsGateway;
  metrics?: Metrics | null;
  /** Defaults to the clock of each country's database. */
  clock?: Clock;
}

/** Starts the jobs of every country. */
export function startWorker(options: WorkerOptions): { stop(): Promise<void> } {
  const running = [...options.connections].map(([code, connection]) =>
    startCountry(options, code, connection),
  );
  // All countries share one connection to the provider.
  const storeReceipt: ReceiptHandler = async (receipt) => {
    const stored = await Promise.all(running.map((country) => country.storeReceipt(receipt)));
    return stored.includes(true);
  };
  options.sms.listen?.(acceptUnknownLater(storeReceipt, systemClock));
  return {
    async stop() {
      await Promise.all(running.map((country) => country.stop()));
    },
  };
}

function startCountry(options: WorkerOptions, code: CountryCode, connection: DatabaseConnection) {
  const { config, sms, metrics } = options;
  const logger = options.logger.child({ country: code });
  const database = createDatabase({
    connection,
    size: POOL_SIZE,
    applicationName: 'vizit-worker',
    log: (message, fields) => logger.warn(fields, message),
  });
  const databaseClock = followDatabaseClock(database.pool);
  // The jobs wait for the database; until then the clock of the machine will do.
  databaseClock.synchronise().catch(() => undefined);
  const clock = options.clock ?? databaseClock.clock;
  metrics?.watchPool(code, 'worker', database.pool);
  metrics?.watchMessageQueue(code, () => readOutboxLag(database.pool, clock()));
  const onOutcome: Messenger['onOutcome'] = (message, outcome, reason) => {
    const { kind, appointment_id: appointment } = message;
    metrics?.countMessage({ country: code, kind, outcome });
    if (outcome === 'dead_lettered') {
      logger.error({ kind, appointment, reason }, 'message dead-lettered');
    }
    if (outcome === 'retried') {
      logger.warn({ kind, appointment, reason }, 'message not sent, will retry');
    }
    if (outcome === 'limited') {
      logger.warn({ kind, appointment, limit: reason }, 'message waits for a limit');
    }
    if (outcome === 'possible_duplicate') {
      logger.warn({ kind, appointment }, 'message may be delivered twice');
    }
  };
  const jobs = startJobs(
    {
      country: countryOf(code),
      flags: flagsOf(code, config.flagOverrides[code]),
      database,
      sms: metrics?.watchSms(code, 'message', sms) ?? sms,
      clock,
      linkOrigin: linkOrigin(config, code),
      wantsReports: config.environment === 'production',
      limits: config.limits,
      readSecret: lazy(() => resolveSecret(config)),
      onOutcome,
    },
    config.retention,
    (error, job) => logger.error({ err: error, job }, 'job failed'),
    (job) => metrics?.watchJob(code, job) ?? job,
    mayHaveDemoData(config) ? [demoJob(database.pool, countryOf(code), clock)] : [],
  );
  return {
    /** Returns false if the message is of another country, or cannot be stored now. */
    storeReceipt: (receipt: DeliveryReceipt) =>
      reportReceipt({ database, clock }, receipt).catch((error: unknown) => {
        logger.error({ err: error }, 'delivery receipt not stored');
        return false;
      }),
    async stop() {
      databaseClock.stop();
      await jobs.stop();
      await database.close();
    },
  };
}

/** Returns the start of short links: in an SMS the bare host is enough and saves characters. */
function linkOrigin({ environment, port }: Config, code: CountryCode): string {
  return environment === 'production' ? countryOf(code).host : `http://${code}.localhost:${port}`;
}
