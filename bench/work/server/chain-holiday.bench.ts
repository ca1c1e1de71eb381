import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookUntil, chainOf } from '#tests/support/data/chain.ts';
import { CLINIC_NOW } from '#tests/support/data/clinic.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { quantile } from '../../statistics.ts';
import { record, timed } from '../record.ts';

const CHAIN = chainOf({ branches: 50, schedules: 1000 });
const HOLIDAY = '2026-12-08';
const PATIENTS = 4;
const PAUSE_MS = 5;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: CHAIN.template });
}, 120_000);
afterAll(() => server.close());

test('a holiday of a chain with 1,000 schedules, while patients book', async () => {
  const admin = await staffClient(server, 'admin');
  const manager = await staffClient(server, 'account_manager');
  const names = { hu: 'Ünnep', en: 'Holiday', ru: 'Праздник' };
  const source = { is_confirmed: true, source_url: 'https://example.org/' };
  const day = { day: HOLIDAY, kind: 'optional' as const, as_weekday: null };
  const { id } = await admin.saveHoliday({ ...day, names, ...source });
  const [, bound] = await timed(() =>
    server.database.pool.query('select project_schedules($1, $2, $2, $3)', [
      CHAIN.schedules,
      HOLIDAY,
      CLINIC_NOW,
    ]),
  );

  const finished = new AbortController();
  const patients = Array.from({ length: PATIENTS }, (_, seed) =>
    bookUntil(server.database.pool, CHAIN.schedules, seed, finished.signal, PAUSE_MS),
  );
  await sleep(200);
  const savedFrom = performance.now();
  const [edit, measured] = await timed(() =>
    manager.saveBranchHoliday({
      branch_ids: CHAIN.branches,
      holiday_id: id,
      choice: 'closed',
      hours: [],
      intent: 'confirm',
    }),
  ).finally(() => finished.abort());
  const times = (await Promise.all(patients))
    .flat()
    .filter(({ startedAt, ms, isBooked }) => isBooked && startedAt + ms > savedFrom)
    .map(({ ms }) => ms);

  expect(edit.is_saved).toBe(true);
  record({
    work: 'Holiday of 1,000 schedules',
    unit: 'ms',
    measured,
    of: 'one statement that computes the free times of the same schedules',
    bound,
  });
  record({
    work: '99th percentile of a booking while the holiday is saved',
    unit: 'ms',
    measured: quantile(times, 0.99),
    of: 'the median booking',
    bound: quantile(times, 0.5),
  });
});
