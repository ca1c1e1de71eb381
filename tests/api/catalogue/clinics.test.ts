import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBranch, buildClinic, buildRule } from '#tests/support/data/factories.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/clinics/';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  const { pool } = server.database;
  const empty = { en: 'Empty', hu: 'Árpád Üres', ru: 'Пустая' };
  await buildClinic(pool, { id: 3, slug: 'empty-clinic', names: empty });
  await buildBranch(pool, {
    id: 9,
    clinic_id: 3,
    city_id: 10,
    city_area_id: 1,
    lat: 47.4,
    lng: 19.1,
  });
  await server.site.reference.reload();
});
afterAll(() => server.close());

async function get(path: string) {
  const response = await server.get(URL + path, { 'accept-language': 'en' });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}
const slugsOf = (page: { results: { slug: string }[] }) => page.results.map(({ slug }) => slug);
const [DUNA, TISZA, EMPTY] = ['duna-clinic', 'tisza-clinic', 'empty-clinic'];

test.each([
  ['', [DUNA, TISZA, EMPTY]],
  ['city=10', [DUNA, TISZA, EMPTY]],
  ['city=11', [TISZA]],
  ['city_area=1', [DUNA, EMPTY]],
  ['city_area=3', [TISZA]],
  ['service=2', [DUNA]],
  ['service=3', [TISZA]],
  ['service=2,3', [DUNA, TISZA]],
  ['service=', []],
  ['service=1&city=11', [TISZA]],
  ['service=1&city_area=3', [TISZA]],
  ['service=3&city=11', []],
  ['search=clinic', [DUNA]],
  ['search=TISZA', [TISZA]],
  ['search=arpad', [EMPTY]],
  ['search=пуст', [EMPTY]],
  ['search=%20', [DUNA, TISZA, EMPTY]],
  ['search=nothing', []],
  ['search=%25', []],
  ['ordering=rating', [DUNA, TISZA, EMPTY]],
  ['ordering=name', [DUNA, EMPTY, TISZA]],
  ['ordering=price', [TISZA, DUNA, EMPTY]],
  ['ordering=distance&lat=47.4&lng=19.1', [EMPTY, DUNA, TISZA]],
  ['ordering=distance&lat=46&lng=20', [TISZA, EMPTY, DUNA]],
])('clinics with "%s" are the expected ones in order', async (query, expected) => {
  const page = await get(`?${query}`);
  expect(slugsOf(page)).toEqual(expected);
  expect(page.count).toBe(expected.length);
});

test('the list of clinics is paged', async () => {
  const first = await get('?limit=2');
  expect(first).toMatchObject({ count: 3, next: `${URL}?limit=2&offset=2`, previous: null });
  expect(slugsOf((await server.get(first.next)).body)).toEqual([EMPTY]);
});

test('a clinic counts each doctor and each service of the place once', async () => {
  const sums = async (query: string) => {
    const tisza = (await get(`?${query}`)).results.find(
      ({ slug }: { slug: string }) => slug === TISZA,
    );
    const { doctors_count: doctors, feedback_count: count, feedback_score: score } = tisza;
    return [doctors, count, score, tisza.min_price, tisza.max_price];
  };
  // Doctors 4, 5, 7 and 9. Doctor 4 works in both cities.
  expect(await sums('')).toEqual([4, 29, 8.2, 3000, 40_000]);
  expect(await sums('city=10')).toEqual([3, 24, 7.8, 3000, 40_000]);
  expect(await sums('city=11')).toEqual([2, 25, 8, 12_000.5, 20_000]);
  expect(await sums('service=1')).toEqual([2, 25, 8, 12_000.5, 40_000]);
  expect(await sums('service=1&city=10')).toEqual([1, 20, 7.5, 40_000, 40_000]);
});

test('a clinic in a list of a district counts only the doctors there', async () => {
  const [duna] = (await get('?city_area=1')).results;
  expect(duna).toMatchObject({ slug: DUNA, doctors_count: 3, feedback_count: 55 });
  const [inCity] = (await get('?city=10&city_area=1&service=1')).results;
  expect(inCity).toMatchObject({ slug: DUNA, doctors_count: 2 });
});

test('the branches of a listed clinic have opening hours', async () => {
  const [duna] = (await get('?city_area=1')).results;
  expect(duna.clinic_branches[0].opening_hours[0]).toEqual({
    weekday: 1,
    opens: '09:00',
    closes: '12:00',
  });
});

test('a listed clinic names the specialties of its doctors in the city, most doctors first', async () => {
  const specialties = async (query: string) =>
    (await get(`?${query}`)).results.map(({ specialties: found }: { specialties: [] }) =>
      slugsOf({ results: found }),
    );
  expect(await specialties('')).toEqual([
    ['cardiologist', 'pediatric-cardiologist'],
    ['cardiologist', 'pediatric-cardiologist'],
    [],
  ]);
  expect(await specialties('city=11')).toEqual([['cardiologist']]);
});

test('a listed clinic has the branches in the place that offer the services, with distances', async () => {
  const branches = async (query: string) =>
    (await get(`?${query}`)).results.map(({ clinic_branches: found }: { clinic_branches: [] }) =>
      found.map(({ id }: { id: number }) => id),
    );
  expect(await branches('service=1')).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(await branches('service=1&city=10')).toEqual([[1, 2], [4]]);
  expect(await branches('service=3')).toEqual([[4]]);
  const [duna] = (await get('?service=2&lat=47.4941&lng=19.0533')).results;
  expect(duna.clinic_branches[0]).toMatchObject({
    id: 1,
    distance: 0,
    clinic_slug: DUNA,
    city: 10,
    city_area: 1,
    closest_stations: [
      {
        name: 'Deák Ferenc tér',
        distance: 350,
      },
    ],
  });
});

test('a clinic profile has the totals of its doctors', async () => {
  expect(await get(`${DUNA}/`)).toMatchObject({
    id: 1,
    slug: DUNA,
    name: 'Duna Clinic',
    description: 'About',
    doctors_count: 5,
    feedback_count: 58,
    feedback_score: 9.9,
    min_price: 15e3,
    max_price: 3e4,
    specialties: [
      {
        slug: 'cardiologist',
        name: 'Cardiologist',
        doctors_count: 4,
        min_price: 15e3,
      },
      {
        slug: 'pediatric-cardiologist',
        doctors_count: 1,
        min_price: 22e3,
      },
    ],
    procedures: [
      {
        slug: 'heart-ultrasound',
        doctors_count: 1,
        min_price: 3e4,
      },
    ],
  });
});

test('the branches of a clinic have stations and opening hours', async () => {
  const { clinic_branches: branches } = await get(`${DUNA}/`);
  expect(branches).toMatchObject([
    {
      id: 1,
      doctors_count: 3,
      feedback_count: 55,
      closest_stations: [{ name: 'Deák Ferenc tér' }],
      opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({
        weekday,
        opens: '09:00',
        closes: '12:00',
      })),
    },
    { id: 2, doctors_count: 2, feedback_score: 9, closest_stations: [] },
  ]);
});

test('the opening hours of a branch merge the hours of its doctors', async () => {
  const { pool } = server.database;
  // Doctor 1 also works from 11 to 13 and from 14 to midnight, the inactive doctor 3 from 6.
  await buildRule(
    pool,
    { schedule_id: 11, weekday: 6, starts_minute: 660, ends_minute: 780 },
    { schedule_id: 61, weekday: 6, starts_minute: 540, ends_minute: 660 },
    { schedule_id: 11, weekday: 6, starts_minute: 840, ends_minute: 1440 },
    { schedule_id: 31, weekday: 6, starts_minute: 360, ends_minute: 540 },
  );
  const { clinic_branches: branches } = await get(`${DUNA}/`);
  await pool.query('delete from schedule_rule where weekday = 6');
  expect(
    branches[0].opening_hours.filter(({ weekday }: { weekday: number }) => weekday === 6),
  ).toEqual([
    { weekday: 6, opens: '09:00', closes: '13:00' },
    { weekday: 6, opens: '14:00', closes: '24:00' },
  ]);
});

test('opening hours of some weeks are those that odd and even weeks share', async () => {
  const { pool } = server.database;
  await buildRule(
    pool,
    { schedule_id: 11, weekday: 6, weeks: 'odd', starts_minute: 540, ends_minute: 720 },
    { schedule_id: 61, weekday: 6, weeks: 'even', starts_minute: 600, ends_minute: 780 },
    { schedule_id: 11, weekday: 6, weeks: 'first', starts_minute: 900, ends_minute: 960 },
  );
  const { clinic_branches: branches } = await get(`${DUNA}/`);
  await pool.query('delete from schedule_rule where weekday = 6');
  expect(
    branches[0].opening_hours.filter(({ weekday }: { weekday: number }) => weekday === 6),
  ).toEqual([{ weekday: 6, opens: '10:00', closes: '12:00' }]);
});

test('a clinic profile of one city has the totals of that city and all branches', async () => {
  const { clinic_branches: branches, specialties, ...tisza } = await get(`${TISZA}/?city=11`);
  expect(tisza).toMatchObject({ doctors_count: 2, feedback_count: 25, max_price: 20_000 });
  expect(branches.map(({ city }: { city: number }) => city)).toEqual([11, 10]);
  expect(slugsOf({ results: specialties })).toEqual(['cardiologist']);
  expect(problemsOf(await server.get(`${URL}${TISZA}/?city=99`))).toEqual(['does_not_exist city']);
});

test('a clinic without doctors has a profile', async () => {
  expect(await get(`${EMPTY}/`)).toMatchObject({
    doctors_count: 0,
    feedback_count: 0,
    feedback_score: null,
    min_price: null,
    specialties: [],
    procedures: [],
    clinic_branches: [
      {
        id: 9,
        doctors_count: 0,
        opening_hours: [],
      },
    ],
  });
});

test('an unknown clinic is not found', async () => {
  expect(problemsOf(await server.get(`${URL}unknown/`), 404)).toEqual(['not_found -']);
});
