import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_DAY_COUNT } from '#shared/contract/catalogue/doctors.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { buildDoctor } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/doctors-day-counts/';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
});
afterAll(() => server.close());

const search = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

async function countsOf(query: object) {
  const { status, body } = await server.get(`${URL}?${search(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results;
}

/** Adds doctors with the same service and the same slots as doctor 1. */
async function addDoctors(doctors: readonly number[]) {
  const { pool } = server.database;
  await buildDoctor(pool, ...doctors.map((id) => ({ id })));
  const { rows } = await pool.query(
    'select * from doctor_listing where doctor_id = 1 and service_id = $1 limit 1',
    [ids.cardiologist],
  );
  const listings = doctors.map((id) => {
    return { ...rows[0], doctor_id: id, doctor_service_id: id * 1000 };
  });
  await pool.query(
    'insert into doctor_listing select * from jsonb_populate_recordset(null::doctor_listing, $1)',
    [JSON.stringify(listings)],
  );
}

test('the doctors of a day are those of the list with that day, with the same filters', async () => {
  const filters = fc.record(
    {
      city_area: fc.constantFrom(1, 3),
      insurance: fc.constantFrom(1, 2),
      language: fc.constantFrom('hu', 'en', 'de,ru'),
      age: fc.constantFrom(0, 24, 120),
    },
    { requiredKeys: [] },
  );
  const service = fc.constantFrom(ids.cardiologist, ids.ultrasound);
  const range = fc.record({
    first: fc.integer({ min: -1, max: 20 }),
    days: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(filters, service, range, async (chosen, id, { first, days }) => {
      const query = { ...chosen, service: id, city: ids.city };
      const dates = Array.from({ length: days }, (_, day) => addDays(TUESDAY, first + day));
      const listed = await Promise.all(
        dates.map(async (date) => {
          const { body } = await server.get(
            `/api/v1/doctors/?${search({ ...query, slot_date: date, limit: 1 })}`,
          );
          return { date, count: body.count, has_more: false };
        }),
      );
      const counts = await countsOf({ ...query, date_from: dates[0], days });
      expect(counts).toEqual(listed);
    }),
    { numRuns: 60, seed: 20_261_127 },
  );
});

test('doctors are counted up to the maximum', async () => {
  const query = { service: ids.cardiologist, city: ids.city, date_from: TUESDAY, days: 1 };
  const [before] = await countsOf(query);
  const first = 1001;
  const missing = MAX_DAY_COUNT - before.count;
  await addDoctors(Array.from({ length: missing }, (_, index) => first + index));
  server.clock.advance({ minutes: 1 });
  expect(await countsOf(query)).toEqual([{ date: TUESDAY, count: MAX_DAY_COUNT, has_more: false }]);
  await addDoctors([first + missing]);
  expect(await countsOf(query)).toEqual([{ date: TUESDAY, count: MAX_DAY_COUNT, has_more: true }]);
});

test.for([
  ['no day', { days: 0 }, { attr: 'days' }],
  ['five days', { days: 5 }, { attr: 'days' }],
  ['an unknown service', { service: 999 }, { code: 'does_not_exist', attr: 'service' }],
  ['an unknown city', { city: 999 }, { code: 'does_not_exist', attr: 'city' }],
  ['a language that no doctor may have', { language: 'xx' }, { attr: 'language' }],
] as const)('%s is a 400', async ([, changed, error]) => {
  const query = {
    service: ids.cardiologist,
    city: ids.city,
    date_from: TUESDAY,
    days: 1,
    ...changed,
  };
  const { status, body } = await server.get(`${URL}?${search(query)}`);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([error]);
});
