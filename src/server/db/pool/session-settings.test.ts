import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createPool } from './pool.ts';
import { storeSessionSettings, sessionSettings } from './session-settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.close());

/** Returns the settings of a session, in the units they were set in. */
async function settingsOf(options: { isPooled?: boolean; statementTimeoutMs?: number }) {
  const { connection } = database;
  const log = () => undefined;
  const pool = createPool({ connection, size: 1, applicationName: 'vizit-test', log, ...options });
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select lower(name) as name, setting from pg_settings where lower(name) = any ($1)',
    [[...sessionSettings().keys()]],
  );
  await pool.end();
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

test('sessions behind a pooler have the stored settings', async () => {
  const expected = Object.fromEntries(sessionSettings());
  expect(await settingsOf({})).toEqual(expected);
  expect(await settingsOf({ isPooled: true })).not.toEqual(expected);
  await Promise.all([
    storeSessionSettings(database.connection),
    storeSessionSettings(database.connection),
  ]);
  expect(await settingsOf({ isPooled: true })).toEqual(expected);
});

test('the stored statement timeout does not apply to migrations', async () => {
  await storeSessionSettings(database.connection);
  expect(await settingsOf({ statementTimeoutMs: 0 })).toMatchObject({ statement_timeout: '0' });
});
