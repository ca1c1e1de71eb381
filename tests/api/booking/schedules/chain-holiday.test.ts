import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookUntil, chainOf } from '#tests/support/data/chain.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CHAIN = chainOf({ branches: 5, schedules: 20 });
const HOLIDAY = '2026-12-08';
const PATIENTS = 4;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: CHAIN.template });
});
afterAll(() => server.close());

async function freeDays(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from schedule_day where day = $1 and free <> '{}'`,
    [HOLIDAY],
  );
  return rows[0]?.count ?? 0;
}

test('a chain closes all its branches in one action while patients book', async () => {
  const admin = await staffClient(server, 'admin');
  const manager = await staffClient(server, 'account_manager');
  const { id } = await admin.saveHoliday({
    day: HOLIDAY,
    kind: 'optional',
    as_weekday: null,
    names: { hu: 'Ünnep', en: 'Holiday', ru: 'Праздник' },
    is_confirmed: true,
    source_url: 'https://example.org/',
  });
  expect(await freeDays()).toBe(CHAIN.schedules.length);

  const finished = new AbortController();
  const patients = Array.from({ length: PATIENTS }, (_, seed) =>
    bookUntil(server.database.pool, CHAIN.schedules, seed, finished.signal),
  );
  const edit = await manager.saveBranchHoliday({
    branch_ids: CHAIN.branches,
    holiday_id: id,
    choice: 'closed',
    hours: [],
    intent: 'confirm',
  });
  finished.abort();
  for (const bookings of await Promise.all(patients)) expect(bookings).not.toEqual([]);
  expect(edit.is_saved).toBe(true);
  expect(await freeDays()).toBe(0);
});
