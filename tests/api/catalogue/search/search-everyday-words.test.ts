import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';
import { createServiceCatalogue } from '#server/features/clinic-data/starter/service-catalogue.ts';
import { catalogue, cities } from '#tests/support/data/catalogue/catalogue.ts';
import { searchServer, type SearchServer } from '#tests/support/http/search-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Country = 'kz' | 'hu' | 'ro' | 'ae';

const servers: TestServer[] = [];
const searches = new Map<Country, SearchServer>();
beforeAll(async () => {
  for (const country of ['kz', 'hu', 'ro', 'ae'] as const) {
    searches.set(country, await startSearch(country));
  }
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Starts a country whose two cities offer every service of the demo data. */
async function startSearch(country: Country): Promise<SearchServer> {
  const server = await startTestServer({ country, template: catalogue });
  servers.push(server);
  const services = createServiceCatalogue().rows.service;
  await server.database.pool.query('delete from search_doc');
  for (const { id, slug, type, names, alternate_names, popularity } of services) {
    await server.database.pool.query(
      `insert into search_doc (city_id, type, entity_id, slug, titles, aliases, weight, version)
       select unnest($1::integer[]), $2, $3, $4, $5, jsonb_build_array($6::jsonb), $7, 1`,
      [
        [cities.first, cities.second],
        type === 'procedure' ? 'Services' : 'Specialties',
        id,
        slug,
        names,
        alternate_names,
        popularity,
      ],
    );
  }
  await server.site.search.reload();
  return await searchServer(server);
}

async function firstOf(country: Country, query: string, language: string, type = 'Specialties') {
  const found = await searches.get(country)?.find(query, { type, language });
  return found?.[0];
}

test.each([
  ['kz', 'ru', 'окулист', 'ophthalmologist'],
  ['kz', 'ru', 'зубной врач', 'dentist'],
  ['kz', 'ru', 'кожный доктор', 'dermatologist'],
  ['kz', 'ru', 'детский врач', 'pediatrician'],
  ['kz', 'ru', 'к гинекологу', 'gynecologist'],
  ['kz', 'ru', 'zubnoy vrach', 'dentist'],
  ['kz', 'ru', 'jrekbcn', 'ophthalmologist'],
  ['kz', 'kk', 'жүрек дәрігері', 'cardiologist'],
  ['kz', 'kk', 'балалар дәрігері', 'pediatrician'],
  ['kz', 'kk', 'тісім ауырады', 'dentist'],
  ['hu', 'hu', 'szemorvos', 'ophthalmologist'],
  ['hu', 'hu', 'fáj a fogam', 'dentist'],
  ['hu', 'hu', 'kar', 'cardiologist'],
  ['ro', 'ro', 'medic copii', 'pediatrician'],
  ['ro', 'ro', 'doctor de ochi', 'ophthalmologist'],
  ['ae', 'en', 'heart doctor', 'cardiologist'],
  ['ae', 'en', 'ear nose throat', 'ent-doctor'],
] as const)(
  'everyday words in %s (%s), "%s" finds the %s first',
  async (country, language, query, slug) => {
    expect(await firstOf(country, query, language)).toBe(slug);
  },
);

test.each([
  ['kz', 'ru', 'анализ крови', 'complete-blood-count'],
  ['kz', 'ru', 'фгдс', 'gastroscopy'],
  ['hu', 'hu', 'tömés', 'tooth-filling'],
  ['ro', 'ro', 'detartraj', 'dental-cleaning'],
  ['ae', 'en', 'teeth cleaning', 'dental-cleaning'],
] as const)(
  'everyday words in %s (%s), "%s" finds the procedure %s first',
  async (country, language, query, slug) => {
    expect(await firstOf(country, query, language, 'Services')).toBe(slug);
  },
);

test.each<[Country, string, string, string, string | undefined]>([
  ['kz', 'ru', 'кардиологи', 'cardiologist', 'pediatric-cardiologist'],
  ['kz', 'ru', 'педиатру', 'pediatrician', undefined],
  ['kz', 'kk', 'кардиологтар', 'cardiologist', 'pediatric-cardiologist'],
  ['hu', 'hu', 'kardiológia', 'cardiologist', 'pediatric-cardiologist'],
  ['ro', 'ro', 'dermatologie', 'dermatologist', 'pediatric-dermatologist'],
  ['ae', 'en', 'orthopedics', 'orthopedist', 'pediatric-orthopedist'],
  ['ae', 'en', 'dentists', 'dentist', 'pediatric-dentist'],
] as const)(
  'forms of a word in %s (%s), "%s" finds the plain specialty before its variant',
  async (country, language, query, plain, variant) => {
    const found = await searches.get(country)?.find(query, { type: 'Specialties', language });
    expect(found?.[0]).toBe(plain);
    if (variant !== undefined) expect(found).toContain(variant);
  },
);

test('a correct name of a specialty finds no other one that looks alike', async () => {
  const found = await searches.get('kz')?.find('кардиолог', { type: 'Specialties' });
  expect(found).toEqual(['cardiologist', 'pediatric-cardiologist']);
});

describe('a city in the query', () => {
  const find = async (query: string, filters?: string) => {
    const { hits } = await (searches.get('hu') as SearchServer).client.searchSingleIndex<{
      slug: string;
      city: number;
    }>({
      indexName: 'catalog',
      searchParams: { query, ...(filters === undefined ? {} : { filters }) },
    });
    return hits.map(({ slug, city }) => `${slug} ${city}`);
  };

  test('a city in the query finds another city than that of the filter', async () => {
    const hits = await find('neurológus szegeden', `city=${cities.first}`);
    expect(hits[0]).toBe(`neurologist ${cities.second}`);
    expect(hits.every((hit) => hit.endsWith(` ${cities.second}`))).toBe(true);
  });

  test('a city in the query comes first without a filter, before others', async () => {
    const hits = await find('urológus szeged');
    expect(hits[0]).toBe(`urologist ${cities.second}`);
    expect(hits).toContain(`urologist ${cities.first}`);
  });

  test('a city in the query keeps the types of the filter', async () => {
    const filters = `city=${cities.first} AND type:Services`;
    expect(await find('kardiológus szeged', filters)).not.toContain(
      `cardiologist ${cities.second}`,
    );
  });
});

test('a hit has the alternate name that matched, unless its title matches', async () => {
  const { client } = searches.get('hu') as SearchServer;
  const ask = async (query: string) => {
    const filters = `city=${cities.first} AND type:Specialties`;
    const { hits } = await client.searchSingleIndex<SearchHit>({
      indexName: 'catalog',
      searchParams: { query, filters, queryLanguages: ['hu'] },
    });
    return hits[0];
  };
  expect(await ask('szemorvos')).toMatchObject({
    slug: 'ophthalmologist',
    alternate_name: 'szemorvos',
  });
  expect(await ask('szemész')).not.toHaveProperty('alternate_name');
});
