import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DoctorExpanded, DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import { rankingService } from '#shared/domain/catalogue/lists/ranking-service.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, ids, project } from '#tests/support/data/clinic.ts';
import {
  buildArea,
  buildBranch,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/doctors/';
/** The districts. From XII, V is 3.8 km away, FAR 15 km and NEAR 1.5 km. */
const [DISTRICT_5, DISTRICT_12, FAR, NEAR] = [1, 3, 4, 5];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  const { pool } = server.database;
  await buildArea(
    pool,
    { id: FAR, city_id: 10, names: 'Far', lng: 19.2 },
    { id: NEAR, city_id: 10, names: 'Near', lng: 19.02 },
  );
  await buildBranch(
    pool,
    { id: 5, clinic_id: 2, city_id: 10, city_area_id: FAR, lng: 19.2 },
    { id: 6, clinic_id: 1, city_id: 10, city_area_id: NEAR, lng: 19.02 },
  );
  // Doctor 2 works in the far district only; doctors 5 and 10 work in the near one.
  // Doctor 5 is cheaper in the far one, which does not count near the other.
  await receiveAt(2, 5, 30_000);
  await receiveAt(5, 6, 28_000);
  await receiveAt(5, 5, 8000);
  await receiveAt(10, 6, 26_000);
  await project(pool, CLINIC_NOW);
  await server.site.reference.reload();
});
afterAll(() => server.close());

/** Adds a cardiology consultation of a doctor at one more branch. */
async function receiveAt(doctor: number, branch: number, price: number) {
  const { pool } = server.database;
  const schedule_id = doctor * 10 + branch;
  await buildSchedule(pool, { id: schedule_id, doctor_id: doctor, clinic_branch_id: branch });
  await buildRule(pool, ...[1, 2, 3, 4, 5].map((weekday) => ({ schedule_id, weekday })));
  await buildDoctorService(pool, { id: doctor * 100 + branch, schedule_id, price });
}

type Query = DoctorsQuery & { [extra: string]: unknown };
const urlOf = (query: Query) =>
  `${URL}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`;

async function list(query: Query, headers: Record<string, string> = {}) {
  const response = await server.get(urlOf(query), headers);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}
const idsOf = (page: { results: { id: number }[] }) => page.results.map(({ id }) => id);

test('doctors near a district are those of other districts of the city, nearest first', async () => {
  // Near: 5 and 10. V: 8, 1 and 6. Far: 2. Within a district by rating.
  expect(idsOf(await list({ nearest_city_area: DISTRICT_12, ordering: 'rating' }))).toEqual([
    5, 10, 8, 1, 6, 2,
  ]);
  expect(idsOf(await list({ nearest_city_area: DISTRICT_5, ordering: 'rating' }))).toEqual([
    5, 10, 4, 9, 7, 2,
  ]);
});

test('doctors near a district without availability come last', async () => {
  expect(idsOf(await list({ nearest_city_area: DISTRICT_12 }))).toEqual([5, 10, 1, 6, 2, 8]);
  const first = await list({ nearest_city_area: DISTRICT_12, limit: 4 });
  const second = (await server.get(first.next)).body;
  expect([...idsOf(first), ...idsOf(second)]).toEqual([5, 10, 1, 6, 2, 8]);
});

test('totals of doctors near a district count with and without excluded doctors', async () => {
  const page = await list({ nearest_city_area: DISTRICT_12, exclude: '6,10,4,999' });
  expect(idsOf(page)).toEqual([5, 1, 2, 8]);
  expect(page).toMatchObject({ count: 4, total_count: 6 });
});

test('doctors near a district can be filtered and ordered', async () => {
  const near = { nearest_city_area: DISTRICT_12, city: ids.city };
  expect(idsOf(await list({ ...near, service: '1', insurance: 1 }))).toEqual([1, 8]);
  expect(idsOf(await list({ ...near, ordering: 'price' }))).toEqual([10, 5, 8, 1, 6, 2]);
  expect(idsOf(await list({ ...near, slot_date: TUESDAY }))).toEqual([5, 10, 1, 6, 2]);
});

test('the doctors list is in the language of `locale`, not of the header', async () => {
  await server.database.pool.query(
    `update doctor set names = '{"hu": "Magyar", "ru": "Русский", "en": "English"}' where id = 1`,
  );
  const nameIn = async (query: Query, header: string) => {
    const page = await list({ ...query, service: '2' }, { 'accept-language': header });
    return [page.results[0].name, page.meta_title.startsWith('Heart ultrasound')];
  };
  expect(await nameIn({}, 'en')).toEqual(['English', true]);
  expect(await nameIn({ locale: 'ru' }, 'en')).toEqual(['Русский', true]);
  expect(await nameIn({ locale: 'hu' }, 'en, ru')).toEqual(['Magyar', true]);
});

test('errors of the doctors list are in the language of `locale`', async () => {
  const detail = async (url: string) =>
    (await server.get(url, { 'accept-language': 'en' })).body.errors[0].detail;
  const english = await detail('/api/v1/services/nothing/');
  expect(await detail('/api/v1/services/nothing/?locale=ru')).not.toBe(english);
  expect(await detail('/api/v1/services/nothing/?locale=en')).toBe(english);
  expect(problemsOf(await server.get('/api/v1/services/?locale=de'))).toEqual(['invalid locale']);
});

test('the doctors list of a clinic has the services offered there', async () => {
  const page = await list({ clinic: 1, service: '1', expand: 'services,clinic_branches' });
  const shown = page.results.find((doctor: { id: number }) => doctor.id === 5);
  expect(shown.services.map((service: { id: number }) => service.id)).toEqual([506]);
  expect(shown.clinic_branches.map((branch: { id: number }) => branch.id)).toEqual([6]);
});

test('the parameter `expand` accepts a trailing underscore', async () => {
  const expanded = (await list({ service: '2', expand: 'clinic_branches' })).results;
  expect((await list({ service: '2', expand: 'clinic_branches_' })).results).toEqual(expanded);
  expect(expanded[0].clinic_branches[0]).toMatchObject({ id: 1, clinic_slug: 'duna-clinic' });
});

test('the page links of the doctors list keep the whole query', async () => {
  const query = { nearest_city_area: DISTRICT_12, locale: 'ru', expand: 'services', limit: 2 };
  const { next } = await list(query as Query);
  expect(Object.fromEntries(new URLSearchParams(next.split('?')[1]))).toEqual({
    nearest_city_area: '3',
    locale: 'ru',
    expand: 'services',
    limit: '2',
    offset: '2',
  });
});

test('icons of metro lines have absolute addresses', async () => {
  const page = await list({ service: '2', expand: 'clinic_branches' }, { host: 'hu.localhost:81' });
  expect(page.results[0].clinic_branches[0].closest_stations).toEqual([
    {
      name: 'Deák Ferenc tér',
      distance: 350,
      location: null,
      itineraries: [
        { short_name: 'M1', icon_abs_url: 'http://hu.localhost:81/media/metro/M1/ffd500.svg' },
      ],
    },
  ]);
});

describe('any combination of parameters of the doctors list', () => {
  /** Parameters are mostly absent: too many at once match no doctor. */
  const optional = <T>(values: T[]) =>
    fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 3 },
      { arbitrary: fc.constantFrom(...values), weight: 1 },
    );
  /** All districts are in one city. */
  const place = fc.oneof(
    fc.record({ city: optional([ids.otherCity]) }),
    fc.record({
      city: optional([ids.city]),
      city_area: optional([DISTRICT_5, DISTRICT_12, NEAR]),
      nearest_city_area: optional([DISTRICT_5, DISTRICT_12]),
    }),
  );
  const others = fc.record({
    service: optional(['1', '4', '1,4', '2,3', '']),
    ordering: optional(['default', 'soonest', 'rating', 'price', 'experience', 'distance']),
    insurance: optional([1, 2]),
    language: optional(['hu', 'en,de']),
    slot_date: optional(['2026-11-23', TUESDAY, '2026-11-28']),
    clinic: optional([1, 2]),
    exclude: optional(['1', '5,10,8']),
    age: optional([24, 400]),
    is_active: optional([true, false]),
  });
  const combination = fc.tuple(place, others).map(([where, which]) => ({ ...where, ...which }));

  test('every combination of filters is paged completely and omits excluded doctors', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(combination, fc.integer({ min: 1, max: 4 }), async (filters, limit) => {
        const entries = Object.entries(filters).filter(([, value]) => value !== undefined);
        const query: Query = { ...Object.fromEntries(entries), lat: 47.4975, lng: 19.0545 };
        const whole = await list({ ...query, limit: 300 });
        const paged: number[] = [];
        for (let url: string | null = urlOf({ ...query, limit }); url !== null;) {
          const { body } = await server.get(url);
          expect(body.count).toBe(whole.count);
          paged.push(...idsOf(body));
          url = body.next;
        }
        expect(paged).toEqual(idsOf(whole));
        expect(new Set(paged).size).toBe(whole.count);

        const { exclude = '', ...others } = query;
        const all = await list({ ...others, limit: 300 });
        const excluded = exclude.split(',').map(Number);
        expect(idsOf(all).filter((id) => !excluded.includes(id))).toEqual(paged);
        expect(whole.total_count).toBe(all.count);

        // An ordering changes only the order.
        const byRating = await list({ ...query, ordering: 'rating', limit: 300 });
        expect(idsOf(byRating).toSorted()).toEqual(paged.toSorted());
        found += paged.length > 1 ? 1 : 0;
      }),
      { numRuns: 150, seed: 20_261_124 },
    );
    // If most lists were empty, the test would cover little.
    expect(found).toBeGreaterThan(25);
  });

  test('the order of the doctors list follows the service that each card shows', async () => {
    const byService = fc.record({
      filters: combination,
      ordering: fc.constantFrom('price', 'distance', 'soonest'),
    });
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(byService, async ({ filters, ordering }) => {
        // A doctor who takes no bookings has no availability on any day.
        const criteria = { ...filters, ordering, is_active: undefined };
        // With a day, a card shows the first slot from that day on.
        if (ordering === 'soonest') criteria.slot_date = undefined;
        const entries = Object.entries(criteria).filter(([, value]) => value !== undefined);
        const query: Query = { ...Object.fromEntries(entries), lat: 47.4975, lng: 19.0545 };
        const { results } = await list({ ...query, expand: 'services,clinic_branches' });
        const cards = (results as DoctorExpanded[]).map(
          ({ services, clinic_branches: branches }) => {
            const service = rankingService(services, branches, query);
            const branch = branches.find(({ id }) => id === service?.clinic_branch);
            return { area: branch?.city_area, cost: costOf(query.ordering, service, branch) };
          },
        );
        // Near a district, the order starts again in each of the other districts.
        const areas =
          query.nearest_city_area === undefined ? [] : [...new Set(cards.map(({ area }) => area))];
        const places = cards.map(({ area, cost }) => [areas.indexOf(area), cost] as const);
        expect(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual(places);
        compared += places.length > 1 ? 1 : 0;
      }),
      { numRuns: 150, seed: 20_261_124 },
    );
    expect(compared).toBeGreaterThan(25);
  });
});

/** Returns what an order compares: a price, an instant or a distance. */
function costOf(
  ordering: Query['ordering'],
  service: DoctorExpanded['services'][number] | null,
  branch: DoctorExpanded['clinic_branches'][number] | undefined,
): number {
  if (ordering === 'price') return service?.total ?? Number.NaN;
  if (ordering === 'distance') return branch?.distance ?? Number.NaN;
  const nearest = service?.nearest_slot_datetime;
  return nearest ? Date.parse(nearest) : Infinity;
}
