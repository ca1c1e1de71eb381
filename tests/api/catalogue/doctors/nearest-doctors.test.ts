import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NearestDoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import { createRandom } from '#demo/random.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { buildBranch, buildDoctor } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const FIRST_DOCTOR = 1001;
const DOCTORS = Array.from({ length: 400 }, (_, index) => FIRST_DOCTOR + index);
const BRANCHES = Array.from({ length: 48 }, (_, index) => 101 + index);
const [COMMON, RARE] = [ids.cardiologist, ids.ultrasound];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  const { pool } = server.database;
  await buildDoctor(pool, ...DOCTORS.map((id) => ({ id })));
  await buildBranch(
    pool,
    ...BRANCHES.map((id) => ({ id, clinic_id: (id % 2) + 1, city_id: cityOf(id) })),
  );
});
afterAll(() => server.close());

/** One in six branches is in the other city. */
const cityOf = (branch: number) => (branch % 6 === 0 ? ids.otherCity : ids.city);
/** Sums of such degrees are exact, so that branches at the same distance have equal ones in SQL too. */
const degrees = (origin: number, step: number) => origin + step / 64;

/** Moves all branches, several to the same place, and gives the doctors random services at them. */
async function fillCountry(seed: number, usedBranches: number): Promise<void> {
  const random = createRandom(seed, 'nearest-doctors');
  const places = BRANCHES.map((id) => ({
    id,
    lat: degrees(47.5, random.integer(-4, 4)),
    lng: degrees(19, random.integer(-4, 4)),
  }));
  const used = random.sample(places, usedBranches);
  const listings = DOCTORS.flatMap((doctor_id) => {
    const is_active = random.chance(0.9);
    return Array.from({ length: random.integer(1, 3) }, (_, index) => {
      const { id, lat, lng } = random.pick(used);
      return {
        doctor_service_id: doctor_id * 10 + index,
        doctor_id,
        is_active,
        lat,
        lng,
        service_id: random.chance(0.95) ? COMMON : RARE,
        clinic_branch_id: id,
        clinic_id: (id % 2) + 1,
        city_id: cityOf(id),
        schedule_id: doctor_id,
        steps: 1,
        rank: 8,
        feedback_count: 0,
        feedback_sum: 0,
        total: 1,
        age_from: 0,
        languages: [],
        insurances: [],
        is_premium: false,
        unproved_count: 0,
        unproved_sum: 0,
      };
    });
  });
  const { pool } = server.database;
  await pool.query(
    `update clinic_branch b set lat = p.lat, lng = p.lng
     from jsonb_populate_recordset(null::clinic_branch, $1) p where p.id = b.id`,
    [JSON.stringify(places)],
  );
  await pool.query('delete from doctor_listing where doctor_id >= $1', [FIRST_DOCTOR]);
  await pool.query(
    'insert into doctor_listing select * from jsonb_populate_recordset(null::doctor_listing, $1)',
    [JSON.stringify(listings)],
  );
  await server.site.reference.reload();
  // The totals of long lists are cached for a minute.
  server.clock.advance({ minutes: 1 });
}

async function idsOf(path: string, query: object): Promise<number[]> {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const { status, body } = await server.get(`${path}?${search}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results.map(({ id }: { id: number }) => id);
}

const query = fc.record({
  city: fc.constantFrom(ids.city, ids.city, ids.otherCity),
  service: fc.constantFrom(COMMON, COMMON, RARE),
  lat: fc.integer({ min: -6, max: 6 }).map((step) => degrees(47.5, step)),
  lng: fc.integer({ min: -6, max: 6 }).map((step) => degrees(19, step)),
  exclude: fc.array(fc.constantFrom(...DOCTORS), { maxLength: 20 }).map(String),
  limit: fc.integer({ min: 1, max: 40 }),
});
const nearest = (each: NearestDoctorsQuery) => idsOf('/api/v1/doctors/nearest/', each);

test('the nearest doctors are the first of the list by distance, in any country', async () => {
  const country = fc.record({
    seed: fc.nat(),
    usedBranches: fc.constantFrom(1, 3, BRANCHES.length),
    queries: fc.array(query, { minLength: 8, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(country, async ({ seed, usedBranches, queries }) => {
      await fillCountry(seed, usedBranches);
      for (const each of queries) {
        const listed = await idsOf('/api/v1/doctors/', { ...each, ordering: 'distance' });
        expect(await nearest(each)).toEqual(listed);
        const [first] = listed;
        if (first === undefined) continue;
        const without = { ...each, exclude: String(first) };
        expect(await nearest(without)).toEqual(
          await idsOf('/api/v1/doctors/', { ...without, ordering: 'distance' }),
        );
      }
    }),
    { numRuns: 15, seed: 20_261_124 },
  );
});

test('nearest doctors are listed with their services in the city and the distances of branches', async () => {
  const deak = { lat: 47.4975, lng: 19.0545 };
  const { body } = await server.get(
    `/api/v1/doctors/nearest/?city=${ids.otherCity}&service=${COMMON}&lat=${deak.lat}&lng=${deak.lng}&exclude=1001&expand=services,clinic_branches`,
  );
  const four = body.results.find(({ id }: { id: number }) => id === 4);
  expect(four.services.map(({ id }: { id: number }) => id)).toEqual([401]);
  expect(four.clinic_branches).toEqual([
    expect.objectContaining({ id: 3, distance: expect.any(Number) }),
  ]);
});

test.for(['city', 'service'])('nearest doctors of an unknown %s are a 400', async (name) => {
  const valid = { city: ids.city, service: COMMON, lat: 47, lng: 19 };
  const search = new URLSearchParams(
    Object.entries({ ...valid, [name]: 999 }).map(([k, v]) => [k, String(v)]),
  );
  const { status, body } = await server.get(`/api/v1/doctors/nearest/?${search}`);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ code: 'does_not_exist', attr: name }]);
});
