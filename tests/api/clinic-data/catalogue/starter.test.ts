import { afterEach, beforeEach, expect, test, onTestFinished } from 'vitest';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { loadStarter } from '#server/features/clinic-data/starter/load-starter.ts';
import {
  addStarterCity,
  listStarterCities,
} from '#server/features/clinic-data/starter/starter-cities.ts';
import { CITY, continueIds, staffCaller, type StaffCall } from '#tests/support/data/setup.ts';
import { createTestDatabase, MIGRATED } from '#tests/support/database/database.ts';
import { runCommand } from '#tests/support/servers/run-command.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const NOTHING = { specialties: 0, procedures: 0, categories: 0, insurers: 0 };

let server: TestServer;
let admin: StaffCall;
beforeEach(async () => {
  server = await startTestServer({ template: MIGRATED });
  admin = await staffCaller(server, 'admin');
});
afterEach(() => server.close());

const load = async () => (await admin('loadStarter', {})).body;
const preview = async () => (await admin('starter', {})).body;
const catalogue = async () => (await admin('catalogue', {})).body as Catalogue;
const serviceOf = async (slug: string) => {
  const found = (await catalogue()).services.find((service) => service.slug === slug);
  if (found === undefined) throw new Error(`No service ${slug}`);
  return found;
};

test('an empty country gets specialties, procedures, categories and insurers in its languages', async () => {
  const before = await preview();
  expect(before.existing).toEqual(NOTHING);
  expect(before.missing.specialties).toBeGreaterThan(40);
  expect(before.missing.procedures).toBeGreaterThan(60);
  expect(await load()).toEqual(before.missing);
  expect(await preview()).toMatchObject({ missing: NOTHING, existing: before.missing });

  const { categories, services, insurances } = await catalogue();
  const texts = [...categories, ...services, ...insurances].map(({ names }) =>
    Object.keys(names).toSorted(),
  );
  expect(new Set(texts.map(String))).toEqual(new Set(['en,hu,ru']));
  expect(services.filter((row) => row.type === 'procedure' && row.category_id === null)).toEqual(
    [],
  );
  expect(await serviceOf('cardiologist')).toMatchObject({
    names: { hu: 'Kardiológus' },
    plural_names: { hu: 'Kardiológusok' },
    alternate_names: { hu: expect.any(String) },
  });
  const adults = await serviceOf('neurologist');
  expect(services.some((row) => row.adult_service_id === adults.id)).toBe(true);
  const names = insurances.map((insurance) => insurance.names.hu);
  expect(names).toEqual(expect.arrayContaining(['OTP Egészségpénztár', 'UNIQA Biztosító']));
  expect(insurances).toHaveLength(before.missing.insurers);
});

test('insurers that the operator renamed, merged or typed are not added again', async () => {
  const typed = { hu: 'otp egészségpénztár', en: 'OTP health fund', ru: 'OTP' };
  await admin('saveInsurance', { names: typed, sitemap_index: false });
  const { insurers: missing } = (await preview()).missing;
  expect((await load()).insurers).toBe(missing);
  const insurerOf = async (name: string) => {
    const { insurances } = await catalogue();
    const found = insurances.find(({ names }) => names.hu === name);
    if (found === undefined) throw new Error(`No insurer ${name}`);
    return found;
  };
  const uniqa = await insurerOf('UNIQA Biztosító');
  const names = { hu: 'UNIQA', en: 'UNIQA', ru: 'UNIQA' };
  await admin('saveInsurance', { id: uniqa.id, names, sitemap_index: true });
  const medicover = await insurerOf('Medicover');
  await admin('mergeRows', {
    kind: 'insurances',
    id: medicover.id,
    into: uniqa.id,
    intent: 'confirm',
  });
  const before = await catalogue();
  expect(await load()).toEqual(NOTHING);
  expect(await catalogue()).toEqual(before);
  expect(await insurerOf('UNIQA')).toMatchObject({ id: uniqa.id, sitemap_index: true });
});

test('patients see an insurer of the starter catalogue as soon as a doctor accepts it', async () => {
  const own = await startTestServer();
  onTestFinished(() => own.close());
  await continueIds(own);
  const { pool } = own.database;
  const manager = await staffCaller(own, 'admin');
  const seen = async () => {
    await own.site.reference.reload();
    const { body } = await own.get('/api/v1/insurances/?limit=none');
    return (body.results as { name: string }[]).map(({ name }) => name);
  };
  const before = await seen();
  expect(before).toHaveLength(1);
  expect((await manager('loadStarter', {})).status).toBe(200);
  expect(await seen()).toEqual(before);
  await pool.query(
    `update doctor_listing set insurances = array[(select id from insurance where starter_key = 'uniqa')]
     where is_active`,
  );
  expect(await seen()).toContain('UNIQA Biztosító');
});

test('what the operator changed, renamed, hid and merged stays when the catalogue is loaded again', async () => {
  await load();
  const [changed, renamed, hidden, merged] = await Promise.all(
    ['cardiologist', 'dermatologist', 'ophthalmologist', 'urologist'].map(serviceOf),
  );
  if (!changed || !renamed || !hidden || !merged) throw new Error('services are missing');
  const { id: _, slug: __, is_active: ___, preparation: ____, ...values } = changed;
  const names = { ...changed.names, hu: 'Szívgyógyász' };
  await admin('saveService', { ...values, id: changed.id, names });
  await admin('changeSlug', { kind: 'services', id: renamed.id, slug: 'borgyogyasz' });
  await admin('activateRow', { kind: 'services', id: hidden.id, is_active: false });
  await admin('mergeRows', {
    kind: 'services',
    id: merged.id,
    into: changed.id,
    intent: 'confirm',
  });
  const before = await catalogue();
  expect(await preview()).toMatchObject({ missing: NOTHING });
  expect(await load()).toEqual(NOTHING);
  expect(await catalogue()).toEqual(before);
  expect(before.services.find(({ id }) => id === changed.id)?.names.hu).toBe('Szívgyógyász');
});

test('a service that the operator had deleted is added again, with its category and procedures', async () => {
  await load();
  const { pool } = server.database;
  const links = async () => {
    const { rows } = await pool.query('select count(*)::integer as number from service_extra');
    return rows[0].number as number;
  };
  const before = await links();
  const spirometry = await serviceOf('spirometry');
  await pool.query('delete from service_extra where extra_service_id = $1', [spirometry.id]);
  await admin('deleteRow', { kind: 'services', id: spirometry.id });
  expect(await links()).toBeLessThan(before);
  expect(await load()).toEqual({ ...NOTHING, procedures: 1 });
  expect(await links()).toBe(before);
  expect(await serviceOf('spirometry')).toMatchObject({ category_id: spirometry.category_id });
});

test('two administrators who load the catalogue at once add it once', async () => {
  const missing = (await preview()).missing;
  const added = await Promise.all([load(), load()]);
  expect(added).toContainEqual(missing);
  expect(added).toContainEqual(NOTHING);
});

test('the audit says who added each row', async () => {
  await load();
  const { rows } = await server.database.pool.query(
    `select actor, action, subject_table, count(*)::integer as number from staff_event
     where details = '{"starter": true}' group by 1, 2, 3 order by 3`,
  );
  const { specialties, procedures, categories, insurers } = (await preview()).existing;
  expect(rows).toEqual([
    { actor: 'admin', action: 'created', subject_table: 'insurance', number: insurers },
    {
      actor: 'admin',
      action: 'created',
      subject_table: 'service',
      number: specialties + procedures,
    },
    { actor: 'admin', action: 'created', subject_table: 'service_category', number: categories },
  ]);
});

test('a known city is added once with its districts, and a typed one beside it', async () => {
  const [first, second] = await Promise.all([
    admin('addStarterCity', { slug: 'budapest' }),
    admin('addStarterCity', { slug: 'budapest' }),
  ]);
  expect(first.body).toEqual({ id: 10 });
  expect(second.body).toEqual({ id: 10 });
  expect((await admin('addStarterCity', { slug: 'pecs' })).status).toBe(200);
  expect(
    (await admin('saveCity', { ...CITY, names: { hu: 'Paks', en: 'Paks', ru: 'Пакш' } })).status,
  ).toBe(200);

  const { cities, areas } = await catalogue();
  expect(cities.map(({ slug }) => slug)).toEqual(['budapest', 'pecs', 'paks']);
  expect(cities[0]).toMatchObject({
    id: 10,
    names: { hu: 'Budapest', en: 'Budapest', ru: 'Будапешт' },
    locative_names: { hu: 'Budapesten' },
  });
  expect(areas.filter(({ city_id: city }) => city === 10)).toHaveLength(23);
  const known = (await preview()).cities as { slug: string; is_added: boolean }[];
  expect(known[0]).toMatchObject({ slug: 'budapest', areas_count: 23, is_added: true });
  expect(known.filter((city) => city.is_added).map(({ slug }) => slug)).toEqual([
    'budapest',
    'pecs',
  ]);
});

test('a city that the product does not know is not found', async () => {
  expect((await admin('addStarterCity', { slug: 'atlantis' })).status).toBe(404);
});

test.each(COUNTRY_CODES)(
  'the starter catalogue and every known city of %s have names in the languages of the country alone',
  async (code) => {
    const database = await createTestDatabase();
    try {
      const country = countryOf(code);
      const { pool } = database;
      const target = { pool, country, actor: 'operator anna', now: new Date() };
      await loadStarter(target);
      for (const { slug } of await listStarterCities(pool, country)) {
        await addStarterCity(target, slug);
      }
      const { rows } = await pool.query<{ languages: string[]; number: number }>(
        `select languages, count(*)::integer as number from (
           select array(select jsonb_object_keys(names) order by 1) as languages from (
             select names from service union all select names from service_category
             union all select names from insurance
             union all select names from city union all select names from city_area
             union all select locative_names from city) n) l
         group by 1`,
      );
      expect(rows.map(({ languages }) => languages)).toEqual([country.locales.toSorted()]);
      expect(rows[0]?.number).toBeGreaterThan(150);
    } finally {
      await database.close();
    }
  },
);

test('npm run catalogue loads the catalogue and cities, and says what it added', async () => {
  const run = (cities: string) =>
    runCommand('catalogue', ['--cities', cities], server.database.connection);
  const { specialties, procedures, categories, insurers } = (await preview()).missing;
  expect(await run('budapest,pecs')).toEqual({
    code: 0,
    lines: [
      `Specialties added: ${specialties}`,
      `Procedures added: ${procedures}`,
      `Categories added: ${categories}`,
      `Insurers added: ${insurers}`,
      'City budapest: added',
      'City pecs: added',
    ],
    errors: [],
  });
  expect((await run('pecs')).lines).toEqual([
    'Specialties added: 0',
    'Procedures added: 0',
    'Categories added: 0',
    'Insurers added: 0',
    'City pecs: existed',
  ]);
  const { code, errors } = await run('atlantis');
  expect(code).toBe(1);
  expect(errors[0]).toMatch(/^--cities: atlantis is none of budapest, /);
});
