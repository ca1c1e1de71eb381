import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#server/config/environment.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { createDatabase, type Database } from '#server/db/database.ts';
import { SERVING_ROLE } from '#server/db/embedded/site/site.ts';
import { ensureServingRole } from '#server/db/migrate/roles.ts';
import { loadDemoData } from '#demo/index.ts';
import { buildIfStale } from '#server/main/build/build.ts';
import { openDatabases } from '#server/main/databases/databases.ts';
import {
  startPostgresNode,
  startReplica,
  type PostgresNode,
} from '#tests/support/scale/replicated-postgres.ts';
import { twilioSettings } from '#tests/support/servers/twilio-settings.ts';
import { startTwilioServer } from '#tests/support/servers/twilio-server.ts';
import { startBalancer } from './balancer.ts';
import { startChild, type Child } from './child.ts';
import { freePort } from './free-port.ts';
import { startPooler, type Pooler } from './pooler.ts';
import { RAISED_LIMIT_SETTINGS } from '#tests/support/servers/raised-limits.ts';
import type { Programs } from './requirements.ts';
import { waitUntil } from './wait-until.ts';

/** The Emirates require no one-time code. */
const COUNTRY = 'ae';
const DOCTORS = 40;
const DRAIN_MS = 1500;
/** A web process that can be restarted on its port. */
export interface WebNode {
  readonly name: string;
  readonly port: number;
  isReady(): Promise<boolean>;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface System {
  readonly host: string;
  /** The port of nginx. */
  readonly port: number;
  readonly databaseName: string;
  /** The primary, bypassing PgBouncer. */
  readonly database: Database;
  readonly pooler: Pooler;
  readonly nodes: readonly WebNode[];
  readonly worker: Child;
  readonly replica: PostgresNode;
  stop(): Promise<void>;
}

/** Starts all processes; stops those already running if one fails. */
export async function startSystem(
  programs: Programs,
  print: (line: string) => void,
): Promise<System> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0))
      await each().catch((error: unknown) => print(String(error)));
  };
  try {
    return { ...(await start(programs, print, (each) => stops.unshift(each))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  programs: Programs,
  print: (line: string) => void,
  onStop: (stop: () => Promise<unknown>) => void,
): Promise<Omit<System, 'stop'>> {
  await buildIfStale((line) => print(line.trim()));
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'vizit-scale-')));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const logs = join(folder, 'logs');
  await mkdir(logs);

  print('Starting PostgreSQL with demo data and a replica');
  const primary = await startPostgresNode(join(folder, 'primary'), { durable: true });
  onStop(() => primary.stop());
  const databaseName = `vizit_${COUNTRY}`;
  const database = await fillDatabase(primary, databaseName);
  onStop(() => database.close());
  const replica = await startReplica(primary, join(folder, 'replica'));
  onStop(() => replica.stop());

  const twilio = await startTwilioServer(Date.now);
  onStop(() => twilio.close());

  print('Starting PgBouncer, two web processes, a worker and nginx');
  const pooler = await startPooler(programs.pgbouncer, primary, join(logs, 'pgbouncer.log'));
  onStop(() => pooler.stop());
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    COUNTRIES: COUNTRY,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    SECRET: 'a secret for the scale test only',
    DATABASE_URL_AE: pooler.url(databaseName),
    DATABASE_DIRECT_URL_AE: primary.url(databaseName, SERVING_ROLE),
    DATABASE_REPLICA_URL_AE: replica.url(databaseName, SERVING_ROLE),
    DATABASE_REPLICA_MAX_LAG_MS: '2000',
    TRUST_PROXY: '1',
    SHUTDOWN_DRAIN_MS: String(DRAIN_MS),
    ...twilioSettings(twilio.url),
    ...RAISED_LIMIT_SETTINGS,
  };
  const nodes = await Promise.all(
    ['web a', 'web b'].map(async (name) => webNode(name, await freePort(), env, logs)),
  );
  for (const node of nodes) {
    onStop(() => node.stop());
    await node.start();
  }
  const worker = startChild('worker', script('start-worker.ts'), join(logs, 'worker.log'), { env });
  onStop(() => worker.end());
  const ports = nodes.map(({ port }) => port);
  const balancer = await startBalancer(programs.nginx, join(folder, 'nginx'), ports);
  onStop(() => balancer.child.end());
  await waitUntil('nginx responds', async () => (await status(balancer.port)) === 200);
  return {
    host: `${COUNTRY}.localhost`,
    port: balancer.port,
    databaseName,
    database,
    pooler,
    nodes,
    worker,
    replica,
  };
}

async function fillDatabase(primary: PostgresNode, databaseName: string): Promise<Database> {
  await ensureServingRole({ connectionString: primary.url('postgres') }, SERVING_ROLE);
  const url = primary.url(databaseName);
  const serving = primary.url(databaseName, SERVING_ROLE);
  const config = loadConfig({
    COUNTRIES: COUNTRY,
    DATABASE_URL_AE: serving,
    DATABASE_DIRECT_URL_AE: serving,
    DATABASE_MIGRATION_URL_AE: url,
  });
  await openDatabases(config, () => undefined);
  const database = createDatabase({
    connection: { connectionString: url },
    size: 2,
    applicationName: 'vizit-scale',
    log: () => undefined,
    statementTimeoutMs: 0,
  });
  await loadDemoData(database, { country: COUNTRY, doctors: DOCTORS, seed: 7, now: Date.now() });
  return database;
}

function webNode(name: string, port: number, env: NodeJS.ProcessEnv, logs: string): WebNode {
  let child: Child | null = null;
  const isReady = async () => (await status(port)) === 200;
  return {
    name,
    port,
    isReady,
    async start() {
      const logFile = join(logs, `${name}.log`);
      const started = startChild(name, script('start-web.ts'), logFile, {
        env: { ...env, PORT: String(port) },
      });
      child = started;
      await waitUntil(`${name} is ready`, async () => {
        if (!started.isRunning) throw new Error(started.log());
        return isReady();
      });
    },
    async stop(signal) {
      await child?.end(signal);
    },
  };
}

function script(name: string): string[] {
  return [process.execPath, join(projectRoot(), 'src/server/main', name)];
}

/** Returns the status of the readiness check on a port; 0 without a response. */
function status(port: number): Promise<number> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/health/ready', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });
}
