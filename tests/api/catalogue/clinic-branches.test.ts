import { afterAll, beforeAll, expect, test } from 'vitest';
import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import { BRANCHES, polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/clinic-branches/';
const DEAK = { lat: 47.4975, lng: 19.0545 };
const AT_DEAK = `lat=${DEAK.lat}&lng=${DEAK.lng}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
});
afterAll(() => server.close());

async function list(query: string) {
  const response = await server.get(`${URL}?${query}`, { 'accept-language': 'en' });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}
const idsOf = (page: { results: { id: number }[] }) => page.results.map(({ id }) => id);

test.each([
  // Best rated first. The rank adds ten reviews of 8 to those of the doctors.
  ['', [1, 2, 3, 4]],
  ['city=11', [3]],
  ['service=1', [1, 2, 3, 4]],
  ['service=3', [4]],
  ['service=2,3', [1, 4]],
  ['service=', []],
  ['city=11&service=3', []],
  [AT_DEAK, [1, 2, 4, 3]],
  [`${AT_DEAK}&radius=2000`, [1, 2]],
  [`${AT_DEAK}&radius=100`, []],
  [`${AT_DEAK}&radius=5000&service=3`, [4]],
  ['bbox=19,47,20,48', [1, 2, 4]],
  ['bbox=19.0392,47.5061,19.0392,47.5061', [2]],
  ['bbox=-180,-90,180,90&city=11', [3]],
  ['bbox=0,0,1,1', []],
  [`${AT_DEAK}&radius=100000&bbox=19,47.5,20,48`, [2, 4]],
])('branches with "%s" are the expected ones in order', async (query, expected) => {
  const page = await list(query);
  expect(idsOf(page)).toEqual(expected);
  expect(page.count).toBe(expected.length);
});

test('branches within a radius are nearer than the radius', async () => {
  const metres = distanceMetres(DEAK, BRANCHES[1]);
  expect(idsOf(await list(`${AT_DEAK}&radius=${Math.ceil(metres)}`))).toEqual([1]);
  expect(idsOf(await list(`${AT_DEAK}&radius=${Math.floor(metres)}`))).toEqual([]);
});

test('a branch has its place, its distance and the totals of its doctors', async () => {
  const [first] = (await list(AT_DEAK)).results;
  expect(first).toEqual({
    id: 1,
    name: 'Duna Clinic',
    address: 'Váci utca 1',
    phone: '+36 1 000 0101',
    clinic: 1,
    clinic_slug: 'duna-clinic',
    city: 10,
    city_name: 'Budapest',
    city_area: 1,
    city_area_name: 'District V',
    location: { lat: 47.4941, lng: 19.0533 },
    distance: Math.round(distanceMetres(DEAK, BRANCHES[1])),
    closest_stations: [expect.objectContaining({ name: 'Deák Ferenc tér', distance: 350 })],
    // Doctors 1, 6 and 8.
    doctors_count: 3,
    feedback_count: 55,
    feedback_score: 9.9,
    min_price: 15_000,
    max_price: 30_000,
  });
  const [cardiology] = (await list('service=4&city=10&limit=1')).results;
  expect(cardiology).toMatchObject({ id: 1, distance: null, doctors_count: 1, min_price: 22_000 });
});

test('the branches that exceed a page are on the next page', async () => {
  const first = await list('limit=3');
  expect(first).toMatchObject({ count: 4, next: `${URL}?limit=3&offset=3`, previous: null });
  expect(idsOf((await server.get(first.next)).body)).toEqual([4]);
});
