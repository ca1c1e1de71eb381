import { afterEach, beforeEach, expect, test } from 'vitest';
import { flushDemand } from '#server/features/catalogue/demand/flush-demand.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const DAY_MS = 86_400_000;
const RETENTION = { patientDays: 365, messageDays: 90 };
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const LIST = `/api/v1/doctors/?service=${ids.cardiologist}&city=${ids.city}`;

/** Asks for a list of doctors from an address, as a browser does. */
async function look(address: string, { url = LIST, agent = PHONE } = {}): Promise<void> {
  await server.app.inject({
    url,
    method: 'GET',
    remoteAddress: address,
    headers: {
      host: 'hu.localhost:3000',
      'user-agent': agent,
    },
  });
}

/** Lets a number of people look, each from an address of their own. */
async function people(count: number, subnet = 1): Promise<void> {
  for (let each = 0; each < count; each += 1) await look(`10.0.${subnet}.${each}`);
}

const blockDoctors = () =>
  server.database.pool.query('update schedule_avail set nearest_at = null');

async function demand() {
  server.clock.advance({ days: 1 });
  const rights = { username: 'manager', branchIds: [ids.branch], position: 'manager' as const };
  const manager = await staffClient(server, 'clinic_branch_admin', rights);
  return (await manager.figures({ weeks: '4' })).demand;
}

test('people who found no time are counted with those who looked', async () => {
  await people(12);
  await flushDemand(server.site);
  await blockDoctors();
  await people(15, 2);
  await flushDemand(server.site);
  const [row, ...others] = await demand();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ week: '2026-11-23', service: 'Cardiologist' });
  expect(Math.abs((row?.unmet ?? 0) - 15)).toBeLessThanOrEqual(1);
  expect(Math.abs((row?.looked ?? 0) - 27)).toBeLessThanOrEqual(2);
});

test('a service with a time within 14 days has no row, nor one that few looked for', async () => {
  await people(30);
  await flushDemand(server.site);
  expect(await demand()).toEqual([]);
});

test('fewer than ten people are not shown', async () => {
  await blockDoctors();
  await people(8);
  await flushDemand(server.site);
  expect(await demand()).toEqual([]);
});

test('one address counts once, however often and in how many flushes it asks', async () => {
  await blockDoctors();
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 200; count += 1) await look('10.9.9.9');
    await flushDemand(server.site);
  }
  await people(11);
  await flushDemand(server.site);
  const [row] = await demand();
  expect(Math.abs((row?.unmet ?? 0) - 12)).toBeLessThanOrEqual(1);
});

test.each([
  ['by a crawler', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['without a city', { url: `/api/v1/doctors/?service=${ids.cardiologist}` }],
  ['for an unknown service', { url: `/api/v1/doctors/?service=999&city=${ids.city}` }],
  ['on the profile of a doctor', { url: '/api/v1/doctors/anna-nagy/' }],
])('%s', async (_case, request) => {
  await look('10.0.0.1', request);
  expect(server.site.demand.take()).toEqual([]);
});

test('a page of a list is noted by its city and service', async () => {
  const { cityById, serviceById } = server.site.reference.current;
  const city = cityById.get(ids.city)?.slug;
  const service = serviceById.get(ids.cardiologist)?.slug;
  await look('10.0.0.1', { url: `/en/doctors/${city}/${service}?ordering=rating` });
  expect(server.site.demand.take()).toMatchObject([
    { city: ids.city, service: ids.cardiologist, addresses: new Set(['10.0.0.1']) },
  ]);
});

test('a city that was deleted after it was counted is skipped, and the others are written', async () => {
  const { pool } = server.database;
  await look('10.0.0.1', {
    url: `/api/v1/doctors/?service=${ids.cardiologist}&city=${ids.otherCity}`,
  });
  await look('10.0.0.1');
  await pool.query('delete from city where id = $1', [ids.otherCity]);
  await flushDemand(server.site);
  const { rows } = await pool.query('select city_id from demand_week');
  expect(rows).toEqual([{ city_id: ids.city }]);
});

test('weeks older than 400 days are deleted', async () => {
  await look('10.0.0.1');
  await flushDemand(server.site);
  const { pool } = server.database;
  const { rows } = await pool.query(
    'update demand_week set week = week - 392 returning extract(epoch from week) * 1000 as week',
  );
  const week = Number(rows[0].week);
  const weeks = async () => (await pool.query('select from demand_week')).rowCount;
  await cleanUp(pool, week + 399 * DAY_MS, RETENTION);
  expect(await weeks()).toBe(1);
  await cleanUp(pool, week + 402 * DAY_MS, RETENTION);
  expect(await weeks()).toBe(0);
});

test('the database has no address and no hash of one', async () => {
  await look('10.0.0.1');
  await flushDemand(server.site);
  const { rows } = await server.database.pool.query('select * from demand_week');
  expect(rows).toHaveLength(1);
  // One register of 512 says that one of many addresses was there.
  expect([...rows[0].looked].filter((register: number) => register > 0)).toHaveLength(1);
  expect(server.site.demand.take()).toEqual([]);
});
