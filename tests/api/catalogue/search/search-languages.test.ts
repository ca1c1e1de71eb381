import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexSearchDocs } from '#server/features/catalogue/search/store/index-search-docs.ts';
import { addDoctor, catalogue } from '#tests/support/data/catalogue/catalogue.ts';
import { buildService } from '#tests/support/data/factories.ts';
import { searchServer, type SearchServer } from '#tests/support/http/search-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const VACCINATION = {
  en: 'HPV vaccination',
  hu: 'HPV elleni oltás',
  kk: 'АПВ-ға қарсы екпе',
  ro: 'Vaccin HPV',
  ru: 'Прививка от ВПЧ',
};

const servers: TestServer[] = [];
let inHungary: SearchServer;
let inKazakhstan: SearchServer;
beforeAll(async () => {
  [inHungary, inKazakhstan] = await Promise.all([serverOf('hu'), serverOf('kz')]);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function serverOf(country: 'hu' | 'kz'): Promise<SearchServer> {
  const server = await startTestServer({ country, template: catalogue });
  servers.push(server);
  const { pool } = server.database;
  await buildService(pool, { id: 20, slug: 'hpv-vaccination', names: VACCINATION });
  const names = { en: 'Dr. Anna Kis', hu: 'Dr. Kis Anna' };
  await addDoctor(pool, { id: 20, slug: 'anna-kis', names, service: 20 });
  await indexSearchDocs(pool);
  await server.site.search.refresh();
  return await searchServer(server);
}

test('"kar", Hungarian for arm, finds no vaccination by its Kazakh name in Hungary', async () => {
  expect(await inHungary.find('kar', { type: 'Services' })).toEqual([]);
  expect(await inKazakhstan.find('kar', { type: 'Services' })).toEqual(['hpv-vaccination']);
});

test('the search finds names in the languages of the country only, in any script and keyboard layout', async () => {
  for (const query of ['қарсы', 'karsy', 'vaccin']) {
    const slugs = await inHungary.find(query, { type: 'Services' });
    // "vaccin" is also the beginning of the English name.
    expect(slugs, query).toEqual(query === 'vaccin' ? ['hpv-vaccination'] : []);
  }
  for (const query of ['oltas', 'прививка', 'privivka', 'ghbdbdrf', 'vaccination']) {
    expect(await inHungary.find(query, { type: 'Services' }), query).toEqual(['hpv-vaccination']);
  }
  expect(await inKazakhstan.find('қарсы', { type: 'Services' })).toEqual(['hpv-vaccination']);
  expect(await inKazakhstan.find('elleni', { type: 'Services' })).toEqual([]);
});
