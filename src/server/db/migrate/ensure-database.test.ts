import { inject, afterEach, expect, test } from 'vitest';
import pg from 'pg';
import { databaseName, withDatabase } from '../connection.ts';
import type { DatabaseConnection } from '../connection.ts';
import { ensureDatabase } from './ensure-database.ts';

const target = (): DatabaseConnection => ({ ...inject('postgres'), database: 'vizit_ensured-1' });

async function queryOn(connection: DatabaseConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

afterEach(() =>
  queryOn(withDatabase(target(), 'postgres'), 'DROP DATABASE IF EXISTS "vizit_ensured-1"'),
);

test('ensureDatabase creates a missing database once for several processes, in UTF-8 and a fixed locale', async () => {
  await Promise.all(Array.from({ length: 4 }, () => ensureDatabase(target())));
  const rows = await queryOn(
    target(),
    `SELECT pg_encoding_to_char(encoding) AS encoding, datlocale AS locale
     FROM pg_database WHERE datname = current_database()`,
  );
  expect(rows).toEqual([{ encoding: 'UTF8', locale: 'C.UTF-8' }]);
});

test('ensureDatabase does not change an existing database', async () => {
  await ensureDatabase(target());
  await queryOn(target(), 'CREATE TABLE kept (id integer)');
  await ensureDatabase(target());
  expect(await queryOn(target(), 'SELECT * FROM kept')).toEqual([]);
});

test('ensureDatabase rejects with ECONNREFUSED when PostgreSQL is unreachable', async () => {
  const nowhere = { connectionString: 'postgres://127.0.0.1:1/vizit_hu' };
  await expect(ensureDatabase(nowhere)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('withDatabase keeps the credentials and options of the server', () => {
  const connection = { connectionString: 'postgres://u:p%40@db:5433/vizit_hu?sslmode=require' };
  expect(databaseName(connection)).toBe('vizit_hu');
  expect(withDatabase(connection, 'postgres')).toEqual({
    connectionString: 'postgres://u:p%40@db:5433/postgres?sslmode=require',
  });
});
