import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
});
afterAll(() => server.close());

async function meta(query: string, language = 'en') {
  const headers = { 'accept-language': language };
  const response = await server.get(`/api/v1/doctors-meta/?${query}`, headers);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}

test('the metadata of a service has a title, a description and the totals of its doctors', async () => {
  expect(await meta(`service=${ids.cardiologist}`)).toEqual({
    count: 6,
    total_count: 6,
    feedback_count: 80,
    feedback_score: 9.3,
    min_price: 12_000.5,
    max_price: 40_000,
    meta_title: 'Cardiologist: book online | Vizit',
    meta_description:
      'Cardiologist: 6 doctors. Prices, reviews and available times. Book with just a phone number.',
  });
});

test('the metadata of a district names it, and counts its doctors if it has some', async () => {
  await server.database.pool.query(
    `update service set plural_names = '{"en": "Cardiologists", "kk": "Кардиологтар"}' where id = 1`,
  );
  await server.database.pool.query(
    `update city set locative_names = '{"en": "in Budapest", "kk": "Будапешт қаласындағы"}'
     where id = 10`,
  );
  await server.site.reference.reload();
  expect(await meta('service=1&city=10')).toMatchObject({
    meta_title: 'Cardiologists in Budapest: book online | Vizit',
  });
  const area = server.site.reference.current.areaById.get(3);
  const district = `Cardiologists in ${area?.names['en']}, Budapest`;
  expect(await meta('service=1&city=10&city_area=3')).toMatchObject({
    meta_title: `${district}: book online | Vizit`,
    meta_description: expect.stringContaining(`${district}: 1 doctor.`),
  });
  expect((await meta('service=2&city=10&city_area=3')).meta_description).toContain(
    `Heart ultrasound in ${area?.names['en']}, Budapest. Prices`,
  );
  expect((await meta('service=1&city=10', 'kk')).meta_title).toContain(
    'Будапешт қаласындағы кардиологтар',
  );
});

test('the metadata has the same totals as the doctors list', async () => {
  for (const query of ['service=1', 'service=1,4', 'service=2&city=10', 'service=3&city=11']) {
    const { results, next, previous, ...totals } = (await server.get(`/api/v1/doctors/?${query}`))
      .body;
    expect(await meta(query, 'hu')).toEqual(totals);
    expect([results.length, next, previous]).toEqual([totals.count, null, null]);
  }
});

test('the metadata has the totals of every filter of the doctors list', async () => {
  for (const more of [
    'insurance=1',
    'language=de',
    'age=24',
    'city=10&insurance=2&language=hu&slot_date=2026-11-24',
    'city=10&city_area=1',
    'city=10&slot_date=2026-11-24',
    'slot_date=2026-12-31',
  ]) {
    const query = `service=${ids.cardiologist}&${more}`;
    const { count } = (await server.get(`/api/v1/doctors/?${query}`)).body;
    expect((await meta(query)).count, query).toBe(count);
  }
});

test('the metadata of several services counts a doctor once', async () => {
  expect(await meta('service=1,2')).toMatchObject({ count: 6, min_price: 12_000.5 });
  expect(await meta('service=')).toMatchObject({ count: 0, feedback_score: null, min_price: null });
});

test('the metadata is in the requested language', async () => {
  const title = async (query: string, language: string) => (await meta(query, language)).meta_title;
  const russian = await title('service=1', 'ru');
  expect(russian).not.toBe(await title('service=1', 'en'));
  expect(await title('service=1&locale=ru', 'en')).toBe(russian);
});

test('the metadata of an unknown service is a 404, another unknown value is a 400', async () => {
  const ask = (query: string) => server.get(`/api/v1/doctors-meta/?${query}`);
  expect(problemsOf(await ask('service=99'), 404)).toEqual(['not_found -']);
  expect(problemsOf(await ask('service=1,99'), 404)).toEqual(['not_found -']);
  expect(problemsOf(await ask('service=1&city=99'))).toEqual(['does_not_exist city']);
  expect(problemsOf(await ask('service=1&insurance=99'))).toEqual(['does_not_exist insurance']);
  expect(problemsOf(await ask('service=1&language=xx'))).toEqual(['does_not_exist language']);
  expect(problemsOf(await ask(''))).toEqual(['required service']);
});
