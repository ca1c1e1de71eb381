import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { loadConfig } from '#server/config/environment.ts';
import { createDatabase, type Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { openDatabases } from '#server/main/databases/databases.ts';
import { createService, type Service } from '#server/main/service.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { payload } from '#tests/support/data/booking.ts';
import { RAISED_LIMIT_SETTINGS } from '#tests/support/servers/raised-limits.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import {
  startPostgresNode,
  startReplica,
  type PostgresNode,
} from '#tests/support/scale/replicated-postgres.ts';

const DATABASE = 'vizit_ae';
/** Longer than the test needs to observe the lag. */
const MAX_LAG_MS = 3000;
const FIRST = Date.parse('2026-11-24T09:00:00+04:00');
const SECOND = Date.parse('2026-11-24T09:30:00+04:00');

let dataDir: string;
let primary: PostgresNode;
let replica: PostgresNode | null = null;
let service: Service;
let database: Database;
let admin: pg.Client;
const metrics = createMetrics();

beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'vizit-replica-')));
  primary = await startPostgresNode(join(dataDir, 'primary'));
  const env = { COUNTRIES: 'ae', DEFAULT_COUNTRY: 'ae', DATABASE_URL_AE: primary.url(DATABASE) };
  const { connections } = await openDatabases(loadConfig(env), () => undefined);
  const [connection = { connectionString: primary.url(DATABASE) }] = connections.values();
  const log = () => undefined;
  const filling = createDatabase({ connection, size: 2, applicationName: 'vizit-test', log });
  await clinic({ timeZone: 'Asia/Dubai', weekdays: [1, 2, 3, 4, 5, 6, 7] }).fill(filling);
  await filling.close();

  replica = await startReplica(primary, join(dataDir, 'replica'));
  const url = replica.url(DATABASE);
  service = await createService({
    config: loadConfig({
      ...RAISED_LIMIT_SETTINGS,
      ...env,
      DATABASE_REPLICA_URL_AE: url,
      DATABASE_REPLICA_MAX_LAG_MS: String(MAX_LAG_MS),
    }),
    connections,
    logger: pino({ level: 'silent' }),
    metrics,
    clock: () => Date.parse(CLINIC_NOW),
  });
  database = createDatabase({
    connection,
    size: 2,
    applicationName: 'vizit-test',
    log,
    replica: { connection: { connectionString: url }, maxLagMs: MAX_LAG_MS },
  });
  database.replicaFreshness?.resume();
  admin = new pg.Client(url);
  admin.on('error', () => undefined);
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.close();
  await service.stop();
  await replica?.stop();
  await primary.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function isFromReplica(doctors?: number[]): Promise<boolean> {
  const db = doctors === undefined ? database.reader : database.readerOf(doctors);
  const text = 'select pg_is_in_recovery() as recovering';
  const { rows } = await runQuery<{ recovering: boolean }>(db, { text });
  return rows[0]?.recovering === true;
}

async function untilFromReplica(): Promise<void> {
  await vi.waitFor(async () => expect(await isFromReplica()).toBe(true), {
    timeout: 60_000,
    interval: 20,
  });
}

async function freeTimes(): Promise<string[]> {
  const query = `doctor=${ids.doctor}&service=${ids.cardiologist}&date_from=2026-11-24&date_to=2026-11-24`;
  const response = await service.app.inject(`/api/v1/slots/?${query}`);
  expect(response.statusCode).toBe(200);
  const { results } = response.json<{ results: { id: number }[] }>();
  return results.map(({ id }) => String(id));
}

async function book(startsAt: number): Promise<string> {
  const slot = encodeSlotId(ids.doctor, startsAt);
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/v1/appointments/',
    payload: payload(slot, { client_phone: '+971501234567' }),
  });
  expect(response.statusCode).toBe(201);
  return String(slot);
}

test('lists are read from the replica', async () => {
  await untilFromReplica();
  expect(await isFromReplica([ids.doctor])).toBe(true);
  expect(await freeTimes()).toContain(String(encodeSlotId(ids.doctor, FIRST)));
});

test('the replica pool has its own metrics', async () => {
  const metricsText = await metrics.read();
  for (const pool of ['web', 'replica']) {
    expect(metricsText).toMatch(
      new RegExp(`vizit_database_pool_max_connections\\{country="ae",pool="${pool}"\\} \\d+`),
    );
  }
});

test('a booked slot is not shown while the replica lags', async () => {
  await untilFromReplica();
  await admin.query('select pg_wal_replay_pause()');
  const slot = await book(FIRST);
  // The process learns of the booking by a notification of the database.
  await vi.waitFor(async () => expect(await freeTimes()).not.toContain(slot), { interval: 5 });
  while (await isFromReplica()) expect(await freeTimes()).not.toContain(slot);
  expect(await freeTimes()).not.toContain(slot);
  await admin.query('select pg_wal_replay_resume()');
  await untilFromReplica();
  expect(await freeTimes()).not.toContain(slot);
});

test('requests succeed when the replica is down', async () => {
  await untilFromReplica();
  await replica?.stop();
  replica = null;
  expect(await isFromReplica()).toBe(false);
  const slot = await book(SECOND);
  expect(await freeTimes()).not.toContain(slot);
});
