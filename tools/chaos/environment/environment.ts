import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '#server/db/database.ts';
import { SERVING_ROLE } from '#server/db/embedded/installation/installation.ts';
import { ensureDatabase } from '#server/db/migrate/ensure-database.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readSchemaFiles } from '#server/db/migrate/schema-files.ts';
import { ensureServingRole } from '#server/db/migrate/roles.ts';
import { loadDemoData } from '#demo/index.ts';
import { startTwilioServer, type TwilioServer } from '#tests/support/servers/sms/twilio-server.ts';
import { twilioSettings } from '#tests/support/servers/sms/twilio-settings.ts';
import { RAISED_LIMIT_SETTINGS } from '#tests/support/servers/raised-limits.ts';
import { settingOf } from '#server/limits/index.ts';
import { createClocks, type Clocks } from './clocks.ts';
import { openPostgres, type ControlledPostgres } from './controlled-postgres.ts';
import { startProcess, type ProductProcess } from './product-process.ts';
import type { SmallDisk } from './small-disk.ts';

/** The country under test. Appointments are booked there without a one-time code. */
export const COUNTRY = 'ae';
const DATABASE = `vizit_${COUNTRY}`;
const DOCTORS = 60;
const SEED = 7;
/** One account works for all clinics. */
const RAISED_LIMITS_OF_STAFF = [
  'absencesPerAccount',
  'absencesPerDoctor',
  'importsPerAccount',
] as const;

/** The product on its own database, with access to every part that faults affect. */
export interface Environment {
  readonly folder: string;
  readonly postgres: ControlledPostgres;
  readonly web: ProductProcess;
  /** The web process itself if the product runs as one process. */
  readonly worker: ProductProcess;
  readonly sms: TwilioServer;
  /** The clocks, if they can be set. */
  readonly clocks: Clocks | null;
  /** The disk of the data folder, if it is mounted separately. */
  readonly disk: SmallDisk | null;
  /** Connects to the database directly; survives restarts of the server. */
  readonly database: pg.Pool;
  close(): Promise<void>;
}

/** Starts PostgreSQL with demo data, a web process and a worker, as in production; with clocks to set if wanted. */
export async function openEnvironment(withClocks = false): Promise<Environment> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing) await end();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'vizit-chaos-'));
    closing.unshift(() => rm(folder, { recursive: true, force: true }));
    const clocks = withClocks ? await createClocks() : null;
    if (clocks !== null) closing.unshift(() => clocks.close());
    const postgres = await openPostgres(folder, clocks?.wrapPostgres);
    closing.unshift(() => postgres.close());
    await fill(postgres);
    const sms = await startTwilioServer(Date.now);
    closing.unshift(() => sms.close());
    const env = {
      ...productSettings(sms),
      ...clocks?.env,
      [`DATABASE_URL_${COUNTRY.toUpperCase()}`]: postgres.urlOf(DATABASE, SERVING_ROLE),
    };
    const start = async (script: 'start:web' | 'start:worker') => {
      const logFile = join(folder, `${script}.log`);
      const started = await startProcess({ script, env: { ...env, PORT: '0' }, logFile });
      closing.unshift(() => started.stop());
      return started;
    };
    const web = await start('start:web');
    const worker = await start('start:worker');
    const database = openObserver(postgres.connectionTo(DATABASE));
    closing.unshift(() => database.end());
    return { folder, postgres, web, worker, sms, clocks, disk: null, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the settings of every process, as in production. */
export function productSettings(sms: TwilioServer): Record<string, string> {
  return {
    ...RAISED_LIMIT_SETTINGS,
    ...Object.fromEntries(RAISED_LIMITS_OF_STAFF.map((name) => [settingOf(name), '1000000'])),
    NODE_ENV: 'production',
    COUNTRIES: COUNTRY,
    DEFAULT_COUNTRY: COUNTRY,
    HOST: '127.0.0.1',
    SECRET: 'a secret for fault injection only',
    LOG_LEVEL: 'warn',
    // Every patient has their own IP address.
    TRUST_PROXY: '1',
    ...twilioSettings(sms.url),
  };
}

/** Returns a pool of direct database connections without timeouts. */
export function openObserver(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 3, application_name: 'vizit-chaos' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function fill(postgres: ControlledPostgres): Promise<void> {
  const connection = postgres.connectionTo(DATABASE);
  await ensureDatabase(connection);
  await ensureServingRole(connection, SERVING_ROLE);
  await migrate(connection, await readSchemaFiles(), () => undefined, SERVING_ROLE);
  const database = createDatabase({
    connection,
    size: 2,
    applicationName: 'vizit-chaos',
    statementTimeoutMs: 0,
    log: () => undefined,
  });
  await loadDemoData(database, {
    country: COUNTRY,
    doctors: DOCTORS,
    seed: SEED,
    now: Date.now(),
  });
  await database.close();
}
