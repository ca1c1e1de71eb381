import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDoctor, buildDoctorService, buildSchedule } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/doctors/';
const idsOf = (page: { results: { id: number }[] }) => page.results.map(({ id }) => id);

describe('a long list of doctors', () => {
  const MANY = 2100;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ template: polyclinic });
    const { pool } = server.database;
    const doctors = Array.from({ length: MANY }, (_, index) => 1001 + index);
    await buildDoctor(
      pool,
      ...doctors.map((id) => ({
        id,
        languages: [],
        feedback_count: 1,
        feedback_sum: (id % 10) + 1,
      })),
    );
    await buildSchedule(pool, ...doctors.map((id) => ({ id, doctor_id: id, clinic_branch_id: 1 })));
    await buildDoctorService(
      pool,
      ...doctors.map((id) => ({ id, schedule_id: id, service_id: (id % 2) + 1, price: id })),
    );
    await pool.query(`
      insert into schedule_avail (schedule_id, steps, nearest_at, bookable_until, day_mask)
      select id, 1, case when id % 3 > 0 then '2026-11-24T09:00Z'::timestamptz end, null, 1
      from schedule where id > 1000;
      select refresh_doctor_listing(array(select id from doctor));`);
  });
  afterAll(() => server.close());

  const get = async (query: string) => (await server.get(`${URL}?city=10&${query}`)).body;
  test('the total of a long list is cached for a minute, the total of a short list is not', async () => {
    const city = (await get('')).count;
    const ofService = (await get('service=2')).count;
    const short = await get('language=hu');
    expect(city).toBe(MANY + 8);
    const gone = [1001, idsOf(short)[0]];
    await server.database.pool.query('update doctor set is_active = false where id = any ($1)', [
      gone,
    ]);
    await server.database.pool.query('select refresh_doctor_listing($1)', [gone]);
    expect((await get('')).count).toBe(city);
    expect((await get('service=2')).count).toBe(ofService);
    expect((await get('language=hu')).count).toBe(short.count - 1);
    server.clock.advance({ minutes: 1 });
    expect((await get('')).count).toBe(city - 2);
    expect((await get('service=2')).count).toBeLessThan(ofService);
  });

  test('a long list has the same pages with and without a cached total', async () => {
    for (const ordering of ['default', 'rating', 'price', 'experience']) {
      for (const more of ['', '&exclude=1,2,1500,999', '&service=1,2']) {
        const query = `ordering=${ordering}${more}`;
        server.clock.advance({ minutes: 1 });
        const counted = await get(`${query}&limit=300`);
        const cached = await get(`${query}&limit=300`);
        expect(cached).toEqual(counted);
        const [last, first] = [await get(`${query}&offset=2099`), await get(`${query}&limit=4`)];
        expect(idsOf(last)).toHaveLength(counted.count - 2099);
        expect(idsOf(first)).toEqual(idsOf(counted).slice(0, 4));
      }
    }
  });

  test('the order of a long list is cached for a minute, so paging neither repeats nor skips', async () => {
    server.clock.advance({ minutes: 1 });
    const page = async (offset: number) =>
      idsOf(await get(`service=2&ordering=price&limit=10&offset=${offset}`));
    const [first, second] = [await page(0), await page(10)];
    const dearer = async (ids: number[]) => {
      const { pool } = server.database;
      await pool.query('update doctor_service set total = 5000 where doctor_id = any ($1)', [ids]);
      await pool.query('select refresh_doctor_listing($1)', [ids]);
    };
    await dearer(first);
    expect([await page(0), await page(10)]).toEqual([first, second]);
    server.clock.advance({ minutes: 1 });
    expect(await page(0)).toEqual(second);
  });

  test.for([
    ['', MANY + 6],
    ['service=1,2&', MANY + 3],
  ] as const)('a long list begins with available doctors: %s', async ([query, count]) => {
    const all: number[] = [];
    for (let offset = 0; offset < count; offset += 300) {
      all.push(...idsOf(await get(`${query}limit=300&offset=${offset}`)));
    }
    const made = all.filter((id) => id > 1000);
    const firstWithout = made.findIndex((id) => id % 3 === 0);
    expect(made.slice(firstWithout).every((id) => id % 3 === 0)).toBe(true);
    expect(made.slice(0, firstWithout).every((id) => id % 3 > 0)).toBe(true);
    expect(new Set(all).size).toBe(count);
  });
});
