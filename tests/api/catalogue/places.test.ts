import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchReference } from '#server/features/catalogue/reference/watch-reference.ts';
import { buildArea, names } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
});
afterAll(() => server.close());

interface Named {
  id: number;
  name: string;
}

async function list(path: string, language = 'en') {
  const response = await server.get(`/api/v1/${path}`, { 'accept-language': language });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}
const idsOf = (page: { results: Named[] }) => page.results.map(({ id }) => id);

test('cities are in the order of the country, with their active doctors', async () => {
  const page = await list('cities/');
  expect(page).toMatchObject({ count: 2, next: null, previous: null });
  expect(page.results).toMatchObject([
    { id: 10, slug: 'budapest', timezone: 'Europe/Budapest', doctors_count: 8 },
    { id: 11, slug: 'szeged', timezone: 'Europe/Budapest', doctors_count: 2 },
  ]);
});

test('cities are paged on request', async () => {
  const first = await list('cities/?limit=1');
  expect(first).toMatchObject({
    count: 2,
    previous: null,
    next: '/api/v1/cities/?limit=1&offset=1',
  });
  const second = (await server.get(first.next)).body;
  expect(idsOf(second)).toEqual([11]);
  expect(second).toMatchObject({ next: null, previous: '/api/v1/cities/?limit=1&offset=0' });
  expect(idsOf(await list('cities/?limit=none&offset=1'))).toEqual([11]);
});

test('districts are those of one city or of all', async () => {
  expect(idsOf(await list('city-areas/?city=11'))).toEqual([2]);
  expect(idsOf(await list('city-areas/?city=10'))).toEqual([1, 3]);
  expect(idsOf(await list('city-areas/'))).toEqual([2, 1, 3]);
});

test('districts are in alphabetical order of the language, numbers by value', async () => {
  const { pool } = server.database;
  await buildArea(
    pool,
    { id: 11, city_id: 11, names: 'Kerület 10' },
    { id: 12, city_id: 11, names: 'Kerület 9' },
    { id: 13, city_id: 11, names: { hu: 'Óváros', en: 'Zoo' } },
    { id: 14, city_id: 11, names: { hu: 'Pláza', en: 'Alpha' } },
  );
  await server.site.reference.reload();
  const inLanguage = async (language: string) =>
    (await list('city-areas/?city=11', language)).results.map(({ name }: Named) => name);
  expect(await inLanguage('hu')).toEqual(['Centre', 'Kerület 9', 'Kerület 10', 'Óváros', 'Pláza']);
  expect(await inLanguage('en')).toEqual(['Alpha', 'Centre', 'Kerület 9', 'Kerület 10', 'Zoo']);
  // No Russian name is stored, so the default language of the country is used.
  expect(await inLanguage('ru')).toContain('Óváros');
  await pool.query('delete from city_area where id > 10');
  await server.site.reference.reload();
});

test('insurances are in alphabetical order and filtered by id', async () => {
  expect(await list('insurances/?limit=none')).toMatchObject({
    count: 2,
    results: [
      { id: 2, name: 'Alba Biztosító', sitemap_index: true },
      { id: 1, name: 'Fényes Biztosító', sitemap_index: false },
    ],
  });
  expect(idsOf(await list('insurances/?id=1,99'))).toEqual([1]);
  expect(await list('insurances/?id=')).toMatchObject({ count: 0, results: [] });
});

test('an insurance has its name in the language, or else its only name', async () => {
  const { pool } = server.database;
  const names = { en: 'Dala Polis', hu: 'Dala Polisz' };
  await pool.query('update insurance set names = $1 where id = 1', [names]);
  await server.site.reference.reload();
  const named = async (locale: string) =>
    (await list(`insurances/?id=1,2&locale=${locale}`)).results.map(
      ({ name }: { name: string }) => name,
    );
  expect(await named('en')).toEqual(['Alba Biztosító', 'Dala Polis']);
  expect(await named('hu')).toEqual(['Alba Biztosító', 'Dala Polisz']);
});

test('a city and a specialty have the forms of the language, or else their name', async () => {
  const { pool } = server.database;
  await pool.query(`update city set locative_names = '{"hu": "Budapesten"}' where id = 10`);
  await pool.query(
    `update service set plural_names = '{"hu": "Kardiológusok"}',
         consultation_names = '{"hu": "Kardiológiai vizsgálat"}' where id = 1`,
  );
  await server.site.reference.reload();
  expect((await list('cities/', 'hu')).results).toMatchObject([
    { locative_name: 'Budapesten' },
    { name: 'Szeged', locative_name: 'Szeged' },
  ]);
  expect(await list('services/cardiologist/', 'hu')).toMatchObject({
    plural_name: 'Kardiológusok',
    consultation_name: 'Kardiológiai vizsgálat',
  });
  expect(await list('services/heart-ultrasound/')).toMatchObject({
    plural_name: 'Heart ultrasound',
    consultation_name: 'Heart ultrasound',
  });
});

test.each([
  ['', [3, 1, 2, 4]],
  ['id=4,2', [2, 4]],
  ['id=', []],
  ['type=initial-appointment', [1, 4]],
  ['type=procedure', [3, 2]],
  ['is_primary=true', [1, 4]],
  ['is_primary=false', [3, 2]],
  ['has_adult_service=true', [4]],
  ['has_adult_service=false', [3, 1, 2]],
  ['type=initial-appointment&has_adult_service=false&is_primary=true', [1]],
  ['city=10', [3, 1, 2, 4]],
  ['city=11', [1]],
  ['city_area=3', [3, 1, 4]],
  ['city=10&city_area=3&type=procedure', [3]],
  ['limit=2&offset=1', [1, 2]],
  ['limit=none', [3, 1, 2, 4]],
])('services with "%s" are the expected ones, by name', async (query, expected) => {
  const page = await list(`services/?${query}`);
  expect(idsOf(page)).toEqual(expected);
  if (!query.includes('limit=2')) expect(page.count).toBe(expected.length);
});

test('services count the active doctors of the place', async () => {
  const countOf = async (query: string) =>
    (await list(`services/?id=1${query}`)).results.map(
      (service: { doctors_count: number }) => service.doctors_count,
    );
  expect(await countOf('')).toEqual([6]);
  expect(await countOf('&city=10')).toEqual([5]);
  expect(await countOf('&city=11')).toEqual([2]);
  expect(await countOf('&city_area=3')).toEqual([1]);
  expect((await list('services/cardiologist/?city=11')).doctors_count).toBe(2);
});

test('services for adults and for children refer to each other', async () => {
  const CHILD = { id: 4, slug: 'pediatric-cardiologist', name: 'Pediatric cardiologist' };
  const ADULT = { id: 1, slug: 'cardiologist', name: 'Cardiologist' };
  expect(await list('services/cardiologist/')).toMatchObject({
    is_for_children: false,
    adult_service: null,
    children_service: 4,
    extra_services: [2],
  });
  expect(
    await list('services/cardiologist/?expand=extra_services,adult_service,children_service'),
  ).toMatchObject({
    adult_service: null,
    children_service: CHILD,
    extra_services: [{ id: 2, slug: 'heart-ultrasound', name: 'Heart ultrasound' }],
  });
  expect(await list('services/pediatric-cardiologist/')).toMatchObject({
    is_for_children: true,
    adult_service: 1,
    children_service: null,
  });
  expect(await list('services/pediatric-cardiologist/?expand=adult_service')).toMatchObject({
    adult_service: ADULT,
  });
  const { results } = await list('services/?expand=children_service&id=1');
  expect(results).toMatchObject([{ children_service: CHILD, extra_services: [2] }]);
});

test('names fall back to the language of the country, then to any language', async () => {
  const { pool } = server.database;
  await pool.query(`update city set names = '{"en": "Pest", "ru": "Пешт"}' where id = 10`);
  await server.site.reference.reload();
  const nameIn = async (language: string) => (await list('cities/', language)).results[0].name;
  expect(await nameIn('ru')).toBe('Пешт');
  expect(await nameIn('kk, ru;q=0.5')).toBe('Pest');
  expect(await nameIn('de, ru;q=0.5')).toBe('Пешт');
  expect(await nameIn('hu')).toBe('Pest');
  await pool.query('update city set names = $1 where id = 10', [names('Budapest')]);
  await server.site.reference.reload();
});

test('names change in every process when the database notifies a change', async () => {
  const failures: unknown[] = [];
  const watch = watchReference({
    connection: server.database.connection,
    store: server.site.reference,
    onError: (error) => failures.push(error),
  });
  const rename = (name: string) =>
    server.database.pool.query('update city set names = $1 where id = 11', [names(name)]);
  const untilNamed = (name: string) =>
    vi.waitFor(async () => expect((await list('cities/')).results[1].name).toBe(name), {
      timeout: 30_000,
      interval: 20,
    });
  try {
    // Repeats the change until the process listens to the database.
    await vi.waitFor(
      async () => {
        await rename('Algyő');
        expect((await list('cities/')).results[1].name).toBe('Algyő');
      },
      { timeout: 30_000, interval: 150 },
    );
    await rename('Szeged');
    await untilNamed('Szeged');

    // A lost connection is restored, and a change during the outage is not missed.
    await server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'vizit-listen' and datname = current_database()`,
    );
    await rename('Makó');
    await untilNamed('Makó');
  } finally {
    await watch.stop();
  }
  expect(failures).toEqual([]);
});

test('the settings are those of the country, with its flags', async () => {
  const { body } = await server.get('/api/v1/settings/', { 'accept-language': 'ru' });
  expect(body).toMatchObject({
    country_id: 'hu',
    doctor_locales: [
      { value: 'hu', title: 'Венгерский' },
      { value: 'en', title: 'Английский' },
      { value: 'de', title: 'Немецкий' },
      { value: 'ru', title: 'Русский' },
    ],
    address: 'Nádor utca 11, 1051 Budapest',
    currency: 'HUF',
    default_locale: 'hu',
    locales: ['hu', 'en', 'ru'],
    timezone: 'Europe/Budapest',
    phone_mask: { calling_code: '36', pattern: '## ### ####' },
    flags: { otp: true, surname: true, consent: true, languageFilter: true, shortServices: false },
  });
});
