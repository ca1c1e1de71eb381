import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase } from '#tests/support/database/database.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await database.pool.query('CREATE TABLE appointment (id integer PRIMARY KEY)');
});
beforeEach(() => database.pool.query('TRUNCATE appointment'));
afterAll(() => database.close());

async function appointments(): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'SELECT id FROM appointment ORDER BY id',
  );
  return rows.map(({ id }) => id);
}

test('withTransaction commits and returns the result', async () => {
  const result = await withTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO appointment VALUES (1)');
    return 'booked';
  });
  expect(result).toBe('booked');
  expect(await appointments()).toEqual([1]);
});

test('withTransaction rolls back and rethrows an error, and keeps the session', async () => {
  const before = database.pool.totalCount;
  const failing = withTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO appointment VALUES (1)');
    throw new Error('slot taken');
  });
  await expect(failing).rejects.toThrow('slot taken');
  expect(await appointments()).toEqual([]);
  expect(database.pool.totalCount).toBe(before);
  expect(database.pool.idleCount).toBe(before);
});

test('withTransaction rejects when the work ignores a failed statement', async () => {
  const swallowed = withTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO appointment VALUES (1)');
    await client.query('INSERT INTO appointment VALUES (1)').catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow(/had failed/);
  expect(await appointments()).toEqual([]);
});

test('withTransaction does not reuse a session that was lost', async () => {
  const killed = withTransaction(database.pool, async (client) => {
    await client.query('SELECT pg_terminate_backend(pg_backend_pid())');
  });
  await expect(killed).rejects.toMatchObject({ code: '57P01' });
  await withTransaction(database.pool, (client) =>
    client.query('INSERT INTO appointment VALUES (2)'),
  );
  expect(await appointments()).toEqual([2]);
});
