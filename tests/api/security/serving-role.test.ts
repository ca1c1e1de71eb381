import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { createDatabase } from '#server/db/database.ts';
import { openSmsGateway, type OpenedSms } from '#server/gateways/sms/open-sms-gateway.ts';
import { openDatabases, type Databases } from '#server/main/databases/databases.ts';
import { createService, type Service } from '#server/main/service.ts';
import { startWorker } from '#server/main/worker.ts';
import { payload, TUESDAY } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import { createOwnDatabase, type OwnDatabase } from '#tests/support/database/own-database.ts';
import { openTestPool } from '#tests/support/database/test-pool.ts';
import { twilioSettings } from '#tests/support/servers/sms/twilio-settings.ts';
import { startTwilioServer, type TwilioServer } from '#tests/support/servers/sms/twilio-server.ts';

const clock = () => Date.parse(CLINIC_NOW);
const log = () => undefined;

let own: OwnDatabase;
let twilio: TwilioServer;
/** The settings of the web process and the worker. `migration` is for the migration only. */
let serving: Record<string, string>;
let migration: Record<string, string>;

beforeAll(async () => {
  own = await createOwnDatabase();
  twilio = await startTwilioServer(clock);
  serving = {
    NODE_ENV: 'production',
    COUNTRIES: 'hu',
    SECRET: 'a secret of thirty-two characters',
    DATABASE_URL_HU: own.url(own.serving),
    ...twilioSettings(twilio.url),
  };
  migration = { ...serving, DATABASE_MIGRATION_URL_HU: own.url(own.owner) };
});
afterAll(async () => {
  await twilio.close();
  await own.close();
});

const open = (env: Record<string, string>) => openDatabases(loadConfig(env), log);

/** Runs a script of `src/server/main` to its end. */
function run(script: string, env: Record<string, string>) {
  const file = join(projectRoot(), 'src/server/main', script);
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [file], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

test('a production process does not start before the migration and names the command', async () => {
  const { code, stderr } = await run('start-worker.ts', serving);
  expect(stderr).toMatch(
    /^The database own_\w+ lacks migration 0069_baseline; run `npm run migrate` first\.\n$/,
  );
  expect(code).toBe(1);
});

test.each(['start-worker.ts', 'commands/migrate/migrate.ts'])(
  '%s names the database URL that it cannot connect to, in one line',
  async (script) => {
    const url = new URL(own.url(own.owner));
    url.hostname = '127.0.0.1';
    url.port = '1';
    const env = { ...serving, DATABASE_URL_HU: url.href, DATABASE_MIGRATION_URL_HU: url.href };
    const { code, stderr } = await run(script, env);
    expect(stderr).toMatch(
      /^DATABASE_URL_HU or DATABASE_URL: cannot open this database: connect ECONNREFUSED .+\n$/,
    );
    expect(code).toBe(1);
  },
);

test('a migration in production needs the role that owns the tables', async () => {
  const { code, stderr } = await run('commands/migrate/migrate.ts', serving);
  expect(stderr).toMatch(/^DATABASE_MIGRATION_URL: is required in production by migrate/);
  expect(code).toBe(1);
});

describe('after the migration', () => {
  let databases: Databases;
  let pool: pg.Pool;
  let owner: pg.Pool;

  beforeAll(async () => {
    expect(await run('commands/migrate/migrate.ts', migration)).toMatchObject({
      code: 0,
      stderr: '',
    });
    databases = await open(serving);
    pool = openTestPool({ connectionString: own.url(own.serving), max: 2 });
    owner = openTestPool({ connectionString: own.url(own.owner), max: 2 });
    const filling = createDatabase({
      connection: { connectionString: own.url(own.owner) },
      size: 2,
      applicationName: 'vizit-test',
      log,
    });
    await clinic().fill(filling);
    await filling.close();
  });
  afterAll(async () => {
    await pool.end();
    await owner.end();
  });

  test('after the migration, the tables belong to the role that migrated', async () => {
    const { rows } = await pool.query(
      `select distinct tableowner from pg_tables where schemaname = 'public'`,
    );
    expect(rows).toEqual([{ tableowner: own.owner }]);
    expect(databases.owners.size).toBe(0);
  });

  test.each([
    'create table surplus (id integer)',
    'create temporary table surplus (id integer)',
    `create function surplus() returns integer language sql as 'select 1'`,
    'create schema surplus',
    'create extension pg_trgm',
    'create database surplus',
    'create role surplus',
    'alter table doctor add surplus text',
    'alter table appointment_event disable trigger all',
    'drop table review',
    'truncate appointment',
    'create index on doctor (slug)',
    'delete from appointment_event',
    'update appointment_event set actor = null',
    'truncate appointment_event',
    'delete from staff_event',
    'update staff_event set actor = null',
    'delete from schema_migration',
    'delete from schema_definition',
    `copy doctor to program 'cat'`,
    `select pg_read_file('/etc/passwd')`,
  ])('after the migration, the serving role may not run: %s', async (statement) => {
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  describe('web process and worker with the serving role', () => {
    let service: Service;
    let sms: OpenedSms;
    let worker: { stop(): Promise<void> };
    beforeAll(async () => {
      const config = loadConfig(serving);
      const logger = pino({ level: 'silent' });
      const { connections } = databases;
      sms = await openSmsGateway(config.sms, log, clock);
      service = await createService({ config, connections, logger, clock, sms });
      worker = startWorker({ config, connections, logger, clock, sms: sms.gateway });
    });
    afterAll(async () => {
      await worker.stop();
      await service.stop();
      await sms.gateway.close?.();
    });

    const ask = async (method: 'GET' | 'POST', url: string, body?: object) => {
      const response = await service.app.inject({
        method,
        url,
        ...(body === undefined ? {} : { payload: body }),
      });
      expect(response.statusCode, response.body).toBeLessThan(300);
      return response.json();
    };

    test('a web process and a worker with the serving role can hold, book, cancel and send messages', async () => {
      const search = `doctor=${ids.doctor}&service=${ids.cardiologist}`;
      const url = `/api/v1/slots/?${search}&date_from=${TUESDAY}&date_to=${TUESDAY}`;
      const { results } = await ask('GET', url);
      const phone = '+36 20 123 4567';
      await ask('POST', '/api/v0/registration_codes/', { phone });
      const code = /\b\d{4}\b/.exec(twilio.messages[0]?.body ?? '')?.[0];
      const body = payload(results[0].id, { client_phone: phone, code: { code } });
      const { id, hash } = await ask('POST', '/api/v1/appointments/', body);
      await vi.waitFor(() => expect(twilio.messages).toHaveLength(2), { timeout: 60_000 });
      await ask('POST', `/api/v1/appointments/${id}/reschedule/`, { hash, slot: results[2].id });
      await ask('POST', `/api/v1/appointments/${id}/cancel/`, { hash });
      await vi.waitFor(() => expect(twilio.messages.length).toBeGreaterThan(2), {
        timeout: 60_000,
      });
      const { rows } = await pool.query('select action from appointment_event order by id');
      expect(rows.map(({ action }) => action)).toEqual(['booked', 'moved', 'cancelled']);
    });

    test('processes with the serving role notify each other', async () => {
      await pool.query(`update city set names = names || '{"en": "Buda"}' where id = 10`);
      await vi.waitFor(
        async () => {
          const response = await service.app.inject({
            url: '/api/v1/cities/',
            headers: { 'accept-language': 'en' },
          });
          expect(response.body).toContain('"Buda"');
        },
        { timeout: 60_000 },
      );
    });
  });

  test('after the migration, the serving role deletes old events through a function of the owner, but no new ones', async () => {
    await owner.query(
      `insert into appointment_event (appointment_id, at, action, actor, starts_at)
       select min(a.id), now() - make_interval(days => age), 'booked', 'patient', now()
       from appointment a, unnest(array[31, 29]) age group by age`,
    );
    await owner.query(
      `insert into staff_event (at, actor, action, subject_table, subject_id)
       select now() - make_interval(days => age), 'operator kata', 'closed', 'review', 1
       from unnest(array[31, 29]) age`,
    );
    for (const name of ['delete_old_events', 'delete_old_staff_events']) {
      const deleteEvents = `select ${name}(now() + interval '1 year', 100) as count`;
      expect((await pool.query(deleteEvents)).rows).toEqual([{ count: 1 }]);
      expect((await pool.query(deleteEvents)).rows).toEqual([{ count: 0 }]);
    }
  });

  test('after the migration, a second migration changes nothing and keeps the sessions of a pooler intact', async () => {
    await open({ ...migration, DATABASE_DIRECT_URL_HU: own.url(own.serving) });
    expect((await pool.query('show jit')).rows).toEqual([{ jit: expect.any(String) }]);
    const { rows } = await pool.query(
      `select setconfig from pg_db_role_setting where setrole = current_user::regrole`,
    );
    expect(rows[0].setconfig).toContain('jit=off');
  });

  test.each([
    ['the superuser', () => own.url(), /^DATABASE_URL: the role "\w+" is a superuser; production/],
    [
      'the owner',
      () => own.url(own.owner),
      /^DATABASE_URL: the role "owner_\w+" can change tables;/,
    ],
  ])('after the migration, production does not serve as %s', async (_who, url, message) => {
    const env = { ...serving, DATABASE_URL_HU: url() };
    await expect(open(env)).rejects.toThrow(message);
    const { code, stderr } = await run('start-worker.ts', env);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test.each(['DATABASE_DIRECT_URL_HU', 'DATABASE_REPLICA_URL_HU'])(
    'after the migration, %s may not name another role',
    async (name) => {
      const other = name === 'DATABASE_DIRECT_URL_HU' ? 'DATABASE_URL_HU' : name;
      const env = { ...serving, [name]: own.url(own.serving), [other]: own.url() };
      await expect(open(env)).rejects.toThrow(/^DATABASE_URL: must name the same role/);
    },
  );

  test('after the migration, outside production one role may serve and migrate', async () => {
    const { owners, connections } = await open({ COUNTRIES: 'hu', DATABASE_URL_HU: own.url() });
    expect(owners).toEqual(connections);
  });
});

test('the embedded server in production serves with a separate role', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vizit-serving-'));
  const { DATABASE_URL_HU: _none, ...env } = serving;
  const databases = await open({ ...env, DATA_DIR: dataDir });
  try {
    const [connection] = databases.connections.values();
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false }]);
    await expect(client.query('drop table review')).rejects.toMatchObject({ code: '42501' });
    await client.end();
  } finally {
    await databases.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
