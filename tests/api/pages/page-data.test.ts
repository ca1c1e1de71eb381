import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract/api.ts';
import { createPageApi } from '#server/api/page-api.ts';
import { readByDoctor } from '#server/page-cache/page-data.ts';
import { CLINIC_NOW, ids } from '#tests/support/data/clinic.ts';
import { DOCTORS, polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  server.site.pageData.resume();
  origin = 'http://hu.localhost';
});
afterAll(() => server.close());

/** Returns the API of a rendering that is cached, and of one that is not. */
function bothApis(language: 'hu' | 'en') {
  const { site } = server;
  return {
    cached: createPageApi({ site, language, origin, pageData: site.pageData }),
    plain: createPageApi({ site, language, origin }),
  };
}

const DAY = CLINIC_NOW.slice(0, 10);
const doctors = fc
  .subarray(
    DOCTORS.map(({ id }) => id),
    { minLength: 1 },
  )
  .map(String);
const service = fc.constantFrom(...[ids.cardiologist, ids.ultrasound, ids.bloodTest].map(String));
const list = fc.record(
  {
    service,
    city: fc.constantFrom(ids.city, ids.otherCity),
    city_area: fc.constant(ids.area),
    ordering: fc.constantFrom('default', 'price', 'rating'),
    slot_date: fc.constant(DAY),
    limit: fc.integer({ min: 1, max: 8 }),
    offset: fc.integer({ min: 0, max: 4 }),
  },
  { requiredKeys: ['city', 'limit', 'offset'] },
);

/** A call of a page, with any input. */
const call = fc.oneof(
  list.map((query) => (api: Api) => api.doctors(query)),
  fc
    .record({ service, city: fc.constant(ids.city) }, { requiredKeys: ['city'] })
    .map((query) => (api: Api) => api.premiumDoctors(query)),
  fc.record({ limit: fc.integer({ min: 1, max: 3 }), exclude: doctors }).map((query) => {
    const near = { city: ids.city, service: ids.cardiologist, lat: 47.5, lng: 19.05 };
    return (api: Api) => api.nearestDoctors({ ...near, ...query });
  }),
  fc.constantFrom(ids.cardiologist, ids.ultrasound).map((id) => {
    const query = { service: id, city: ids.city, date_from: DAY, days: 2 };
    return (api: Api) => api.dayCounts(query);
  }),
  fc
    .record(
      { doctor: doctors, service, date_from: fc.constant(DAY), date_to: fc.constant(DAY) },
      { requiredKeys: ['doctor', 'date_from', 'date_to'] },
    )
    .map((query) => async (api: Api) => {
      const { results } = await api.slots(query);
      // Renderings group slots by doctor.
      return Object.entries(Object.groupBy(results, ({ doctor_service: id }) => String(id)));
    }),
  fc.constant((api: Api) => api.doctor({ slug: 'doctor-1' })),
);

test('cached rows give a page what the database gives it, also after doctors change', async () => {
  const change = fc.record({
    doctor: fc.constantFrom(1, 2, 3),
    price: fc.integer({ min: 1, max: 99 }),
  });
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ call, language: fc.constantFrom('hu', 'en') }) },
    { weight: 1, arbitrary: change },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      for (const each of steps) {
        if ('price' in each) {
          await server.database.pool.query(
            'update doctor_service set price = $2, total = $2 where doctor_id = $1',
            [each.doctor, each.price * 100],
          );
          server.site.pageData.invalidate([each.doctor]);
          continue;
        }
        const { cached, plain } = bothApis(each.language);
        const outcomes = [cached, cached, plain].map((api) =>
          each.call(api).catch((error: unknown) => String(error)),
        );
        const [first, second, expected] = await Promise.all(outcomes);
        expect(first).toEqual(expected);
        expect(second).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});

test('a doctor in two lists is read once', async () => {
  const read = vi.fn((missing: number[]) => Promise.resolve(missing.map((id) => ({ id }))));
  const rowsOf = (wanted: number[]) =>
    readByDoctor(server.site.pageData, {
      key: ['test'],
      doctors: wanted,
      read,
      doctorOf: ({ id }) => id,
    });
  expect(await rowsOf([1, 2])).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await rowsOf([3, 2])).toEqual([{ id: 3 }, { id: 2 }]);
  server.site.pageData.invalidate([2]);
  await rowsOf([1, 2, 3]);
  expect(read.mock.calls).toEqual([[[1, 2]], [[3]], [[2]]]);
});

test('a paused cache reads the database', async () => {
  server.site.pageData.pause();
  const read = vi.fn(() => Promise.resolve([{ id: 1 }]));
  const options = { key: ['paused'], doctors: [1], read, doctorOf: () => 1 };
  await readByDoctor(server.site.pageData, options);
  await readByDoctor(server.site.pageData, options);
  expect(read).toHaveBeenCalledTimes(2);
  server.site.pageData.resume();
});
