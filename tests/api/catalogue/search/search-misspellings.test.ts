import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexSearchDocs } from '#server/features/catalogue/search/store/index-search-docs.ts';
import { addDoctor, catalogue } from '#tests/support/data/catalogue/catalogue.ts';
import { searchServer, type SearchServer } from '#tests/support/http/search-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let search: SearchServer;
beforeAll(async () => {
  server = await startTestServer({ template: catalogue });
  search = await searchServer(server);
});
afterAll(() => server.close());

const CARDIOLOGIST = 'cardiologist';
const GYNECOLOGIST = 'gynecologist';
const IVANOV = 'pyotr-ivanov';
const ZHUMABAYEV = 'erlan-zhumabayev';
const HEGEDUS = 'agnes-hegedus';
const STEFANESCU = 'ioana-stefanescu';
const MANSOURI = 'khalid-al-mansouri';

test.each([
  // English
  ['cardiolgist', CARDIOLOGIST],
  ['kardiologist', CARDIOLOGIST],
  ['gynecologyst', GYNECOLOGIST],
  ['mansuri', MANSOURI],
  ['halid al mansori', MANSOURI],
  // Hungarian
  ['kardiologus', CARDIOLOGIST],
  ['kardilógus', CARDIOLOGIST],
  ['nogyogyasz', GYNECOLOGIST],
  ['nőgyogyás', GYNECOLOGIST],
  ['hegedus agnes', HEGEDUS],
  ['hegedüs', HEGEDUS],
  ['hegdűs ág', HEGEDUS],
  // Kazakh
  ['жұмабаев', ZHUMABAYEV],
  ['жумабаев', ZHUMABAYEV],
  ['жұмабаеф', ZHUMABAYEV],
  ['қайратулы', ZHUMABAYEV],
  // Romanian
  ['stefanescu', STEFANESCU],
  ['ştefănescu', STEFANESCU],
  ['stefanesku ioana', STEFANESCU],
  ['cardilog', CARDIOLOGIST],
  ['ginecolg', GYNECOLOGIST],
  // Russian
  ['иваноф', IVANOV],
  ['ивонов', IVANOV],
  ['эванов', IVANOV],
  ['ивнаов петр', IVANOV],
  ['кардиалог', CARDIOLOGIST],
  ['ардиолог', CARDIOLOGIST],
  ['гениколог', GYNECOLOGIST],
  // Incomplete words.
  ['ив', IVANOV],
  ['кар', CARDIOLOGIST],
  ['кордио', CARDIOLOGIST],
  ['хегедю', HEGEDUS],
  ['жумаб', ZHUMABAYEV],
  // In the other script.
  ['ivanov', IVANOV],
  ['zhumabaev', ZHUMABAYEV],
  ['jumabaev', ZHUMABAYEV],
  ['хегедуш', HEGEDUS],
  ['стефанеску', STEFANESCU],
  ['мансури', MANSOURI],
  ['ginekolog', GYNECOLOGIST],
  // In the other keyboard layout.
  ['bdfyjd', IVANOV],
  ['rfhlbjkju', CARDIOLOGIST],
  ['сфквшщдщпшые', CARDIOLOGIST],
])('the query "%s" finds %s first', async (query, slug) => {
  expect((await search.find(query))[0]).toBe(slug);
});

test('a misspelt surname ranks before a patronymic that looks like it', async () => {
  expect(await search.find('иваноф', { type: 'Doctors' })).toEqual([IVANOV, 'ivan-sidorov']);
});

test('a query whose words are in no single document finds those with most of the words', async () => {
  expect((await search.find('иванов кардиолог')).toSorted()).toEqual(
    [CARDIOLOGIST, IVANOV, 'ivan-sidorov'].toSorted(),
  );
});

test('among equal hits, those in the language of the query or the headers come first', async () => {
  const { pool } = server.database;
  await addDoctor(pool, { id: 20, slug: 'kim', names: { hu: 'Kim Lora', ru: 'Ким Анна' } });
  await addDoctor(pool, { id: 21, slug: 'anna', names: { hu: 'Anna Kim', ru: 'Лора Ким' } });
  await indexSearchDocs(pool);
  await server.site.search.refresh();
  const { application_id, api_key } = (await server.get('/api/v1/settings/')).body.search;
  const first = async (query: string, headers: Record<string, string>, params = {}) => {
    const credentials = {
      'x-algolia-application-id': application_id,
      'x-algolia-api-key': api_key,
    };
    const { body } = await server.post(
      '/1/indexes/catalog/query',
      { query, filters: 'type:Doctors', ...params },
      { ...credentials, ...headers },
    );
    return body.hits[0].slug;
  };
  expect(await first('kim', { 'accept-language': 'hu' })).toBe('kim');
  expect(await first('анна', { 'accept-language': 'hu' })).toBe('anna');
  expect(await first('анна', { 'accept-language': 'hu' }, { queryLanguages: ['xx', 'ru'] })).toBe(
    'kim',
  );
  expect(await first('анна', { 'accept-language': 'ru' })).toBe('kim');
});
