import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { CLINIC_NOW, fillPlaces, ids } from '#tests/support/data/clinic.ts';
import {
  buildBranch,
  buildClinic,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '#tests/support/data/factories.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import type { TestTemplate } from '#tests/support/database/database.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { record, timed } from '../record.ts';

const CHAIN = 9;
const FIRST = 100;
const BRANCHES = Array.from({ length: 50 }, (_, index) => FIRST + index);
const SCHEDULES = Array.from({ length: 1000 }, (_, index) => FIRST + index);
/** Fewer days than the statement timeout allows. */
const BATCH_SIZE = 50;
const WEEKDAYS = [1, 2, 3, 4, 5];
const HOLIDAY = '2026-12-08';
const DAYS = ['2026-12-07', HOLIDAY, '2026-12-09'];
const PATIENTS = 4;
const PAUSE_MS = 5;

/** A chain with 50 branches of 20 doctors each, open from 8 to 18 on weekdays. */
const chain: TestTemplate = {
  name: 'chain_of_1000',
  async fill({ pool }) {
    await fillPlaces(pool, 'Europe/Budapest');
    await buildClinic(pool, { id: CHAIN });
    await buildBranch(pool, ...BRANCHES.map((id) => ({ id, clinic_id: CHAIN, city_id: ids.city })));
    await buildDoctor(pool, ...SCHEDULES.map((id) => ({ id, slug: `doctor-${id}` })));
    const branchOf = (id: number) => FIRST + (id % BRANCHES.length);
    await buildSchedule(
      pool,
      ...SCHEDULES.map((id) => ({ id, doctor_id: id, clinic_branch_id: branchOf(id) })),
    );
    await buildDoctorService(
      pool,
      ...SCHEDULES.map((id) => ({ id, schedule_id: id, price: 20_000 })),
    );
    await buildRule(
      pool,
      ...SCHEDULES.flatMap((schedule_id) =>
        WEEKDAYS.map((weekday) => ({
          schedule_id,
          weekday,
          starts_minute: 480,
          ends_minute: 1080,
        })),
      ),
    );
    for (let first = 0; first < SCHEDULES.length; first += BATCH_SIZE) {
      const batch = SCHEDULES.slice(first, first + BATCH_SIZE);
      await pool.query('select project_schedules($1, null, null, $2)', [batch, CLINIC_NOW]);
    }
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: chain });
}, 120_000);
afterAll(() => server.close());

/** Books random times until `done`, and returns how long each booking took, in milliseconds. */
async function bookUntil(seed: number, done: AbortSignal): Promise<number[]> {
  const random = createRandom(seed);
  const times: number[] = [];
  const client = JSON.stringify({
    name: 'Kata',
    phone: '+36201234567',
    language: 'hu',
    consents: [],
    additional_fields: [],
    origin: {},
  });
  while (!done.aborted) {
    const id = random.pick(SCHEDULES);
    const hour = String(random.integer(8, 17)).padStart(2, '0');
    const startsAt = `${random.pick(DAYS)}T${hour}:${random.pick(['00', '30'])}:00+01:00`;
    const start = performance.now();
    await server.database.pool.query(
      `select * from book_appointment($1, $1, $2, $3, $4, $5, null, '', null, '{}', null, null)`,
      [id, startsAt, CLINIC_NOW, random.hex(32), client],
    );
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return times;
}

test('a holiday of a chain with 1,000 schedules, while patients book', async () => {
  const admin = await staffClient(server, 'admin');
  const manager = await staffClient(server, 'account_manager');
  const names = { hu: 'Ünnep', en: 'Holiday', ru: 'Праздник' };
  const source = { is_confirmed: true, source_url: 'https://example.org/' };
  const day = { day: HOLIDAY, kind: 'optional' as const, as_weekday: null };
  const { id } = await admin.saveHoliday({ ...day, names, ...source });
  const [, bound] = await timed(() =>
    server.database.pool.query('select project_schedules($1, $2, $2, $3)', [
      SCHEDULES,
      HOLIDAY,
      CLINIC_NOW,
    ]),
  );

  const finished = new AbortController();
  const patients = Array.from({ length: PATIENTS }, (_, seed) => bookUntil(seed, finished.signal));
  await sleep(200);
  const [edit, measured] = await timed(() =>
    manager.saveBranchHoliday({
      branch_ids: BRANCHES,
      holiday_id: id,
      choice: 'closed',
      hours: [],
      intent: 'confirm',
    }),
  );
  finished.abort();
  const times = (await Promise.all(patients)).flat().sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Infinity;

  expect(edit.is_saved).toBe(true);
  record({
    work: 'Holiday of 1,000 schedules',
    unit: 'ms',
    measured,
    of: 'their free times of the day, computed by one statement',
    bound,
  });
  record({
    work: 'Slowest of 100 bookings during the holiday',
    unit: 'ms',
    measured: p99,
    of: 'the median booking',
    bound: times[Math.floor(times.length / 2)] ?? Number.NaN,
  });
});
