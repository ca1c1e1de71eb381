import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLINIC_NOW } from '#tests/support/data/clinic.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  await server.database.pool.query(`
    update doctor set feedback_count = 3, feedback_sum = 27 where id in (1, 2);
    update doctor_service set is_premium = true where doctor_id <> 9;
    select refresh_doctor_listing(array(select id from doctor));`);
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(CLINIC_NOW));

async function premium(query = '') {
  const response = await server.get(`/api/v1/doctors/premium/?${query}`);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}
const idsOf = (page: { results: { id: number }[] }) => page.results.map(({ id }) => id);

/** The active doctors who have three reviews and a time from Monday to Wednesday. */
const SHOWN = [1, 10, 2, 4, 6, 7];

test('promoted doctors are active, match the place and service, and are not excluded', async () => {
  const sorted = async (query: string) => idsOf(await premium(`limit=300&${query}`)).toSorted();
  expect(await sorted('')).toEqual(SHOWN);
  expect(await sorted('city=11')).toEqual([4]);
  expect(await sorted('city=10&service=2')).toEqual([1]);
  expect(await sorted('service=3')).toEqual([]);
  expect(await sorted('service=')).toEqual([]);
  expect(await sorted('city=10&exclude=1,2,99')).toEqual([10, 4, 6, 7]);
});

test('a doctor is promoted from three reviews on', async () => {
  const setReviews = (count: number) =>
    server.database.pool.query(`
      update doctor set feedback_count = ${count}, feedback_sum = ${9 * count} where id = 1;
      select refresh_doctor_listing(array[1]);`);
  await setReviews(2);
  expect(idsOf(await premium('limit=300'))).not.toContain(1);
  await setReviews(3);
  expect(idsOf(await premium('limit=300'))).toContain(1);
});

test('a doctor is promoted while an available slot is within three days', async () => {
  // On Monday, the first slot of the doctor is on Thursday.
  server.clock.set('2026-11-23T22:59:59Z');
  expect(idsOf(await premium('limit=300'))).not.toContain(5);
  server.clock.set('2026-11-23T23:00:00Z');
  expect(idsOf(await premium('limit=300'))).toContain(5);
  expect(idsOf(await premium('limit=300')), 'a doctor without hours').not.toContain(8);
});

test.each(['clinic=5', 'clinic_branch=abc', 'insurance=x', 'language=xx'])(
  'promoted doctors ignore %s, which their call does not define',
  async (query) => {
    expect(idsOf(await premium(`limit=300&${query}`)).toSorted()).toEqual(SHOWN);
  },
);

test('all promoted doctors come first about as often, over many days', async () => {
  const first: number[] = [];
  const shown: number[] = [];
  for (let day = 0; day < 60; day += 1) {
    const page = await premium('limit=2&exclude=5');
    expect(page.count).toBe(SHOWN.length);
    first.push(idsOf(page)[0] ?? 0);
    shown.push(...idsOf(page));
    server.clock.advance({ days: 1 });
  }
  const often = (id: number, list: number[]) => list.filter((each) => each === id).length;
  for (const id of SHOWN) {
    expect(often(id, first), `${id} first`).toBeGreaterThanOrEqual(5);
    expect(often(id, shown), `${id} shown`).toBeGreaterThanOrEqual(12);
  }
});

test('the order of promoted doctors is the same for all requests of a day, page by page', async () => {
  const all = idsOf(await premium('limit=300'));
  const page = await premium();
  expect(idsOf(page)).toEqual(all.slice(0, 3));
  expect(page).toMatchObject({ count: SHOWN.length, previous: null });
  expect(idsOf((await server.get(page.next)).body)).toEqual(all.slice(3));
  // Another hour of the same day in Budapest.
  server.clock.set('2026-11-23T22:59:59Z');
  expect(idsOf(await premium('limit=300'))).toEqual(all);
  server.clock.set('2026-11-23T23:00:00Z');
  expect(idsOf(await premium('limit=300&exclude=5'))).not.toEqual(all);
});

test('excluding a promoted doctor does not reorder the others', async () => {
  const all = idsOf(await premium('limit=300'));
  const page = await premium(`limit=300&exclude=${all[1]}`);
  expect(idsOf(page)).toEqual(all.filter((id) => id !== all[1]));
  expect(page.count).toBe(5);
});

test('promoted doctors have related objects as ids unless they are expanded', async () => {
  const [collapsed] = (await premium('service=2')).results;
  expect(collapsed).toMatchObject({ id: 1, services: [101], clinic_branches: [1] });
  const [expanded] = (await premium('service=2&expand=services,clinic_branches')).results;
  expect(expanded.services[0]).toMatchObject({ id: 101, is_premium: true, clinic_branch: 1 });
  expect(expanded.clinic_branches[0]).toMatchObject({ id: 1, clinic_slug: 'duna-clinic' });
});
