import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '#tests/support/database/database.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';
import { createDatabaseProbe, pingDatabase } from './health.ts';
import type { DatabaseProbe } from './health.ts';

let database: TestDatabase;
let probe: DatabaseProbe;
beforeAll(async () => {
  database = await createEmptyDatabase();
  probe = createDatabaseProbe(database.connection);
});
afterAll(async () => {
  await probe.close();
  await database.close();
});

async function session(): Promise<number | undefined> {
  return probe.run(async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return rows[0]?.pid;
  });
}

test('the health probe responds on its own connection while the pool is exhausted', async () => {
  const taken = await Promise.all(
    Array.from({ length: database.pool.options.max }, () => database.pool.connect()),
  );
  expect(await pingDatabase(probe)).toBe(true);
  expect(await session()).toBe(await session());
  for (const client of taken) client.release();
});

test('the health probe reconnects after its connection is lost', async () => {
  const before = await session();
  await database.pool.query('SELECT pg_terminate_backend($1)', [before]);
  // The check during the loss may fail; the next one must not.
  await pingDatabase(probe);
  expect(await pingDatabase(probe)).toBe(true);
  expect(await session()).not.toBe(before);
});

test('a slow statement of the health probe times out, and the next check succeeds', async () => {
  await expect(probe.run((client) => client.query('SELECT pg_sleep(600)'))).rejects.toThrow();
  expect(await pingDatabase(probe)).toBe(true);
});

test('the health probe fails on a frozen session and then opens a new one', async () => {
  const frozen = await session();
  if (frozen === undefined) throw new Error('no session');
  process.kill(frozen, 'SIGSTOP');
  onTestFinished(() => void process.kill(frozen, 'SIGCONT'));
  expect(await pingDatabase(probe)).toBe(false);
  expect(await pingDatabase(probe)).toBe(true);
});

test('the health probe fails when the database is unreachable', async () => {
  const nowhere = createDatabaseProbe({ connectionString: 'postgres://127.0.0.1:1/vizit_hu' });
  expect(await pingDatabase(nowhere)).toBe(false);
  await nowhere.close();
});
