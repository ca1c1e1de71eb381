import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '#tests/support/database/database.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { migrate, migrationsInPlace, requireMigrated } from './migrate.ts';
import { readDefinitions } from './read-definitions.ts';
import { readMigrations } from './read-migrations.ts';
import { readSchemaFiles, type SchemaFiles } from './schema-files.ts';

const FILES = {
  'migrations/0001_city.sql': 'create table city (id integer); insert into city values (10);',
  // The first function calls the second, and the view both.
  'functions/a/cities.sql': `create or replace function cities() returns bigint language sql as
    'select count(*) from city where id = first_id()'`,
  'functions/b/first_id.sql': `create or replace function first_id() returns integer language sql as
    'select 10'`,
  'views/city_count.sql': 'create or replace view city_count as select cities() as count',
  'triggers/city.sql': `create or replace trigger skip_update before update on city
    for each row execute function suppress_redundant_updates_trigger()`,
};

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vizit-definitions-'));
  await writeFiles(FILES);
  database = await createEmptyDatabase();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, sql] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), sql);
  }
}

async function readFolder(): Promise<SchemaFiles> {
  const migrations = await readMigrations(join(folder, 'migrations'));
  return { migrations, definitions: await readDefinitions(folder) };
}

async function migrateFolder(): Promise<number> {
  const log = vi.fn<(message: string, fields?: Readonly<Record<string, unknown>>) => void>();
  await migrate(database.connection, await readFolder(), log);
  const fields = log.mock.calls.find(([message]) => message.startsWith('applied'))?.[1];
  return Number(fields?.files ?? 0);
}

async function countCities(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('select count from city_count');
  return rows[0]?.count ?? Number.NaN;
}

test('functions that call each other are applied in any order, then views and triggers', async () => {
  expect(await migrateFolder()).toBe(4);
  expect(await countCities()).toBe(1);
});

test('definitions are applied only if the text of their file has changed', async () => {
  await migrateFolder();
  expect(await migrateFolder()).toBe(0);
  await writeFiles({
    'functions/b/first_id.sql': `create or replace function first_id() returns integer
        language sql as 'select 11'`,
  });
  expect(await migrateFolder()).toBe(1);
  expect(await countCities()).toBe(0);
});

test('every definition is restored after a migration, even one that the migration dropped', async () => {
  await migrateFolder();
  await writeFiles({ 'migrations/0002_drop.sql': 'drop view city_count' });
  expect(await migrateFolder()).toBe(4);
  expect(await countCities()).toBe(1);
});

test('a definition that fails changes nothing, and the error names its file', async () => {
  await migrateFolder();
  await writeFiles({
    'functions/a/cities.sql': `create or replace function cities() returns bigint language sql
        as 'select 5::bigint'`,
    'functions/b/first_id.sql': `create or replace function first_id() returns integer
        language sql as 'select id from missing_table'`,
  });
  await expect(migrateFolder()).rejects.toThrow(
    'functions/b/first_id.sql failed: relation "missing_table" does not exist',
  );
  expect(await countCities()).toBe(1);
});

test('a definition whose return type changes but not its arguments is rejected', async () => {
  await migrateFolder();
  await writeFiles({
    'functions/b/first_id.sql': `create or replace function first_id() returns text
        language sql as $$select '10'$$`,
  });
  await expect(migrateFolder()).rejects.toThrow(/first_id.sql failed: cannot change return type/);
});

test('a process that does not migrate refuses to start on a database whose definitions differ', async () => {
  await migrateFolder();
  await expect(requireMigrated(database.connection, await readFolder())).resolves.toBeUndefined();
  await writeFiles({ 'views/more.sql': 'create or replace view more as select 1 as one' });
  const files = await readFolder();
  await expect(requireMigrated(database.connection, files)).rejects.toThrow(
    /lacks views\/more.sql of this version; run `npm run migrate` first/,
  );
  expect(await migrationsInPlace(database.pool, files.migrations)).toBe(true);
});

test("the product's own definitions can be applied again", async () => {
  const migrated = await createTestDatabase();
  await migrated.pool.query('delete from schema_definition');
  const files = await readSchemaFiles();
  const log = vi.fn<(message: string, fields?: Readonly<Record<string, unknown>>) => void>();
  await migrate(migrated.connection, files, log);
  expect(log).toHaveBeenCalledExactlyOnceWith('applied functions, views and triggers', {
    files: files.definitions.length,
  });
  await migrated.close();
});
