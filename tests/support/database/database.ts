import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/database.ts';
import { SERVING_ROLE } from '#server/db/embedded/installation/installation.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { ensureServingRole } from '#server/db/migrate/roles.ts';
import { readSchemaFiles } from '#server/db/migrate/schema-files.ts';

/** The initial content of a test database. It is prepared once per test run and then cloned. */
export interface TestTemplate {
  /** Lower-case letters, digits and underscores. */
  readonly name: string;
  /** Fills a database that has the schema. */
  fill(database: Database): Promise<void>;
}

export interface TestDatabase extends Database {
  readonly connection: DatabaseConnection;
  /** The database with the product's serving role; the pools above belong to a superuser. */
  readonly serving: Database;
  /** Closes the pools and drops the database. */
  close(): Promise<void>;
}

/** The schema without any data. */
export const MIGRATED: TestTemplate = { name: 'migrated', fill: async () => undefined };
const POOL_SIZE = 4;
const TEMPLATE_LOCK = 4_415_902_177;

/** Creates a database in about 30 ms (in memory), with the schema only or with the content of a template. */
export async function createTestDatabase(template = MIGRATED): Promise<TestDatabase> {
  return cloneDatabase(await templateDatabase(template));
}

/** Creates a database without the schema, for tests of migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template0');
}

async function cloneDatabase(source: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`),
  );
  const database = openDatabase(name);
  const serving = openDatabase(name, SERVING_ROLE);
  return {
    ...database,
    connection: connectionTo(name),
    serving,
    close: async () => {
      await serving.close();
      await database.close();
      await asAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

const prepared = new Map<string, Promise<string>>();

function templateDatabase(template: TestTemplate): Promise<string> {
  const database = prepared.get(template.name) ?? prepareTemplate(template);
  prepared.set(template.name, database);
  return database;
}

/**
 * Creates the template database in the first process that needs it; other processes wait. Its name
 * depends on its content, and it gets that name only when it is complete.
 */
async function prepareTemplate(template: TestTemplate): Promise<string> {
  const files = await readSchemaFiles();
  const checksums = [...files.migrations, ...files.definitions].map(({ checksum }) => checksum);
  // PostgreSQL cuts names at 63 bytes, so that those of two templates would be the same.
  const content = [template.name, ...checksums].join();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const name = `template_${hash}`;
  const draft = `draft_${hash}`;
  const isFirst = template === MIGRATED;
  const source = isFirst ? 'template0' : await templateDatabase(MIGRATED);
  await asAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount) return;
    await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${draft} TEMPLATE ${source} STRATEGY file_copy`);
    if (isFirst) {
      await ensureServingRole(connectionTo(draft), SERVING_ROLE);
      await migrate(connectionTo(draft), files, silent, SERVING_ROLE);
    }
    const database = openDatabase(draft);
    try {
      await template.fill(database);
    } finally {
      await database.close();
    }
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

function openDatabase(name: string, user?: string): Database {
  return createDatabase({
    connection: connectionTo(name, user),
    size: POOL_SIZE,
    applicationName: 'vizit-test',
    log: silent,
    // Whether a statement ends in time depends on the machine; the test has a time limit of its own.
    statementTimeoutMs: 0,
  });
}

function connectionTo(database: string, user?: string): DatabaseConnection {
  const server = inject('postgres');
  return { ...server, database, user: user ?? server.user };
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(connectionTo('postgres'));
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function silent(): void {}
