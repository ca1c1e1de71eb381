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
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CHAIN = 9;
const FIRST = 100;
const BRANCHES = Array.from({ length: 5 }, (_, index) => FIRST + index);
const SCHEDULES = Array.from({ length: 20 }, (_, index) => FIRST + index);
const HOLIDAY = '2026-12-08';
const DAYS = ['2026-12-07', HOLIDAY, '2026-12-09'];
const PATIENTS = 4;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    template: {
      name: 'chain_of_20',
      async fill({ pool }) {
        await fillPlaces(pool, 'Europe/Budapest');
        await buildClinic(pool, { id: CHAIN });
        await buildBranch(
          pool,
          ...BRANCHES.map((id) => ({ id, clinic_id: CHAIN, city_id: ids.city })),
        );
        await buildDoctor(pool, ...SCHEDULES.map((id) => ({ id, slug: `doctor-${id}` })));
        const branchOf = (id: number) => FIRST + (id % BRANCHES.length);
        await buildSchedule(
          pool,
          ...SCHEDULES.map((id) => ({ id, doctor_id: id, clinic_branch_id: branchOf(id) })),
        );
        await buildDoctorService(pool, ...SCHEDULES.map((id) => ({ id, schedule_id: id })));
        const hours = { starts_minute: 480, ends_minute: 1080 };
        await buildRule(
          pool,
          ...SCHEDULES.flatMap((schedule_id) =>
            [1, 2, 3, 4, 5].map((weekday) => ({ schedule_id, weekday, ...hours })),
          ),
        );
        await pool.query('select project_schedules($1, null, null, $2)', [SCHEDULES, CLINIC_NOW]);
      },
    },
  });
});
afterAll(() => server.close());

/** Books random times until `done`, and returns the number of attempts. */
async function bookUntil(seed: number, done: AbortSignal): Promise<number> {
  const random = createRandom(seed);
  const client = JSON.stringify({
    name: 'Kata',
    phone: '+36201234567',
    language: 'hu',
    consents: [],
    additional_fields: [],
    origin: {},
  });
  let attempts = 0;
  while (!done.aborted) {
    const hour = String(random.integer(8, 17)).padStart(2, '0');
    const startsAt = `${random.pick(DAYS)}T${hour}:${random.pick(['00', '30'])}:00+01:00`;
    await server.database.pool.query(
      `select * from book_appointment($1, $1, $2, $3, $4, $5, null, '', null, '{}', null, null)`,
      [random.pick(SCHEDULES), startsAt, CLINIC_NOW, random.hex(32), client],
    );
    attempts += 1;
  }
  return attempts;
}

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
  expect(await freeDays()).toBe(SCHEDULES.length);

  const finished = new AbortController();
  const patients = Array.from({ length: PATIENTS }, (_, seed) => bookUntil(seed, finished.signal));
  const edit = await manager.saveBranchHoliday({
    branch_ids: BRANCHES,
    holiday_id: id,
    choice: 'closed',
    hours: [],
    intent: 'confirm',
  });
  finished.abort();
  for (const attempts of await Promise.all(patients)) expect(attempts).toBeGreaterThan(0);
  expect(edit.is_saved).toBe(true);
  expect(await freeDays()).toBe(0);
});
