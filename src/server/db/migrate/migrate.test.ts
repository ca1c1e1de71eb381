import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '#tests/support/database/database.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { MigrationError } from './migration-error.ts';
import { migrate, migrationsInPlace } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';
import { readSchemaFiles } from './schema-files.ts';

const FILES = {
  '0001_city.sql': 'CREATE TABLE city (id integer); INSERT INTO city VALUES (10);',
  '0002_slug.sql': 'ALTER TABLE city ADD slug text;',
};

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vizit-migrations-'));
  await writeFiles(FILES);
  database = await createEmptyDatabase();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
}

async function migrateFolder(log: (message: string) => void = () => undefined): Promise<void> {
  const migrations = await readMigrations(folder);
  await migrate(database.connection, { migrations, definitions: [] }, log);
}

async function applied(): Promise<number[]> {
  const { rows } = await database.pool.query<{ version: number }>(
    'SELECT version FROM schema_migration ORDER BY version',
  );
  return rows.map(({ version }) => version);
}

test('migrating applies each migration once, in order, and later ones at the next run', async () => {
  await migrateFolder();
  await writeFiles({ '0003_name.sql': 'ALTER TABLE city ADD name text;' });
  await migrateFolder();
  expect(await applied()).toEqual([1, 2, 3]);
  const { rows } = await database.pool.query('SELECT id, slug, name FROM city');
  expect(rows).toEqual([{ id: 10, slug: null, name: null }]);
});

test('migrating applies each migration once when several processes migrate at the same time', async () => {
  await writeFiles({ '0003_slow.sql': 'SELECT pg_sleep(0.2); INSERT INTO city VALUES (11);' });
  const log = vi.fn<(message: string) => void>();
  await Promise.all([migrateFolder(log), migrateFolder(log), migrateFolder(log)]);
  expect(log).toHaveBeenCalledTimes(3);
  const { rows } = await database.pool.query('SELECT id FROM city ORDER BY id');
  expect(rows).toEqual([{ id: 10 }, { id: 11 }]);
});

test('migrating rolls back a migration that fails, and keeps those before it', async () => {
  await writeFiles({ '0003_broken.sql': 'CREATE TABLE half (id integer); SELECT 1 / 0;' });
  await expect(migrateFolder()).rejects.toThrow(/0003_broken failed: division by zero/);
  expect(await applied()).toEqual([1, 2]);
  const { rows } = await database.pool.query("SELECT to_regclass('half') AS half");
  expect(rows).toEqual([{ half: null }]);
});

test('migrating refuses a migration that was changed after it was applied', async () => {
  await migrateFolder();
  await writeFiles({ '0002_slug.sql': 'ALTER TABLE city ADD slug text NOT NULL;' });
  await expect(migrateFolder()).rejects.toThrow(MigrationError);
  await expect(migrateFolder()).rejects.toThrow(/0002_slug was changed/);
});

test('migrating accepts an applied migration with other line endings', async () => {
  await writeFiles({ '0002_slug.sql': 'ALTER TABLE city\n ADD slug text;\n' });
  await migrateFolder();
  await writeFiles({ '0002_slug.sql': 'ALTER TABLE city\r\n ADD slug text;\r\n' });
  await expect(migrateFolder()).resolves.toBeUndefined();
});

test('migrating refuses a database that a newer version has migrated', async () => {
  await writeFiles({ '0003_name.sql': 'ALTER TABLE city ADD name text;' });
  await migrateFolder();
  await rm(join(folder, '0003_name.sql'));
  await expect(migrateFolder()).rejects.toThrow(/0003_name, unknown to this version/);
});

test('migrating refuses a new migration with a lower number than an applied one', async () => {
  await rm(join(folder, '0001_city.sql'));
  await writeFiles({ '0002_slug.sql': 'SELECT 1' });
  await migrateFolder();
  await writeFiles({ '0001_late.sql': 'SELECT 1' });
  await expect(migrateFolder()).rejects.toThrow(/0001_late is new, but 0002_slug/);
});

test('migrationsInPlace returns true only when every migration is applied unchanged', async () => {
  const first = await readMigrations(folder);
  expect(await migrationsInPlace(database.pool, first)).toBe(false);
  await migrateFolder();
  expect(await migrationsInPlace(database.pool, first)).toBe(true);
  await writeFiles({ '0003_name.sql': 'ALTER TABLE city ADD name text;' });
  expect(await migrationsInPlace(database.pool, await readMigrations(folder))).toBe(false);
});

test('migrationsInPlace returns true when a newer process has migrated further', async () => {
  const old = await readMigrations(folder);
  await writeFiles({ '0003_name.sql': 'ALTER TABLE city ADD name text;' });
  await migrateFolder();
  expect(await migrationsInPlace(database.pool, old)).toBe(true);
});

test('readMigrations refuses a misnamed file, a number used twice and an empty folder', async () => {
  await writeFiles({ '3_short.sql': '' });
  await expect(readMigrations(folder)).rejects.toThrow(/3_short.sql is not named like/);
  await rm(join(folder, '3_short.sql'));
  await writeFiles({ '0002_twin.sql': '' });
  await expect(readMigrations(folder)).rejects.toThrow(/have the number of 0002_twin/);
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'vizit-migrations-'));
  await expect(readMigrations(folder)).rejects.toThrow(/no migrations/);
});

test('processes of the previous version hold slots and find times before and after the definitions are applied', async () => {
  const { migrations, definitions } = await readSchemaFiles();
  const log = () => undefined;
  const before = migrations.filter(({ version }) => version < 91);
  await migrate(database.connection, { migrations: before, definitions: [] }, log);
  await database.pool.query(`
    create function hold_slot(
      text, integer, integer, timestamptz, timestamptz, timestamptz, text, text, boolean, integer, integer,
      numeric, text[]) returns text language sql return 'held';
    create function find_times(
      integer[], date, date, integer, integer, timestamptz, timestamptz, integer, integer, integer)
      returns text language sql return 'found';`);
  const calls = `select
    hold_slot('', 1, 1, now(), now(), now(), '', '', true, 9, 9, 1, '{}') as held,
    find_times('{}', '2026-11-24', '2026-11-24', 0, 1440, now(), null, null, null, 9) as found`;
  const outcomes = async () => (await database.pool.query(calls)).rows;
  await migrate(database.connection, { migrations, definitions: [] }, log);
  expect(await outcomes()).toEqual([{ held: 'held', found: 'found' }]);
  await migrate(database.connection, { migrations, definitions }, log);
  expect(await outcomes()).toEqual([{ held: 'held', found: 'found' }]);
});

describe("the product's baseline", () => {
  const REPLACED = 'tests/support/database/replaced-migrations.txt';

  /** Returns a database as the 68 migrations before the baseline left it, up to one of them. */
  async function createOldDatabase(last = 68): Promise<TestDatabase> {
    const old = await createEmptyDatabase();
    const [baseline] = await readMigrations();
    if (baseline === undefined) throw new Error('There is no baseline');
    const files = { migrations: [baseline], definitions: [] };
    await migrate(old.connection, files, () => undefined);
    const lines = (await readFile(REPLACED, 'utf8')).trimEnd().split('\n').slice(0, last);
    await old.pool.query('DELETE FROM schema_migration');
    await old.pool.query(
      `INSERT INTO schema_migration (version, name, checksum)
       SELECT left(line, 4)::integer, substr(split_part(line, ' ', 1), 6), split_part(line, ' ', 2)
       FROM unnest($1::text[]) AS line`,
      [lines],
    );
    await old.pool.query("INSERT INTO insurance (name) VALUES ('Generali')");
    return old;
  }

  async function migrateProduct({ connection }: TestDatabase): Promise<void> {
    await migrate(connection, await readSchemaFiles(), () => undefined);
  }

  test("the product's baseline applies to an empty database", async () => {
    const migrated = await createTestDatabase();
    expect(await migrationsInPlace(migrated.pool, await readMigrations())).toBe(true);
    await migrated.close();
  });

  test("the product's baseline is recorded in a database with all migrations that it replaces, whose rows stay", async () => {
    const old = await createOldDatabase();
    await migrateProduct(old);
    await migrateProduct(old);
    const { rows } = await old.pool.query(
      'SELECT version, name FROM schema_migration WHERE version IN (68, 69) ORDER BY version',
    );
    expect(rows).toEqual([
      { version: 68, name: 'account_names' },
      { version: 69, name: 'baseline' },
    ]);
    expect(await migrationsInPlace(old.pool, await readMigrations())).toBe(true);
    expect((await old.pool.query('SELECT name FROM insurance')).rows).toEqual([
      { name: 'Generali' },
    ]);
    await old.close();
  });

  test('an import of appointments of an old database has the new name of its kind', async () => {
    const old = await createOldDatabase();
    await old.pool.query(
      `WITH clinic AS (INSERT INTO clinic (slug, names, descriptions) VALUES ('feny', '{}', '{}') RETURNING id)
       INSERT INTO import (clinic_id, kind, file_name, file_hash, state, created_at, created_by)
       SELECT id, unnest(ARRAY['visits', 'prices']), 'list.csv', '', 'read', now(), 'anna' FROM clinic`,
    );
    await migrateProduct(old);
    const { rows } = await old.pool.query('SELECT kind FROM import ORDER BY kind');
    expect(rows).toEqual([{ kind: 'appointments' }, { kind: 'prices' }]);
    await old.close();
  });

  test("the product's baseline refuses a database that lacks some of the migrations that it replaces", async () => {
    const old = await createOldDatabase(60);
    await expect(migrateProduct(old)).rejects.toThrow(
      'The database has migrations up to 0060_demand, and this version of Vizit continues from ' +
        '0068_account_names',
    );
    expect((await old.pool.query('SELECT name FROM insurance')).rows).toEqual([
      { name: 'Generali' },
    ]);
    await old.close();
  });

  test("the product's baseline refuses a database in which a migration that it replaces was another", async () => {
    const old = await createOldDatabase();
    await old.pool.query("UPDATE schema_migration SET checksum = '0' WHERE version = 7");
    await expect(migrateProduct(old)).rejects.toThrow(MigrationError);
    await old.close();
  });
});
