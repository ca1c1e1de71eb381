import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liteClient } from 'algoliasearch/lite';
import {
  SearchFailure,
  SearchResult,
  type SearchHit,
} from '#shared/contract/catalogue/search/search.ts';
import { catalogue, cities } from '#tests/support/data/catalogue/catalogue.ts';
import { searchServer, type SearchServer } from '#tests/support/http/search-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const INDEX = 'catalog';
const ajv = new Ajv({ strict: false, validateFormats: false });

let server: TestServer;
let search: SearchServer;
beforeAll(async () => {
  server = await startTestServer({ template: catalogue });
  search = await searchServer(server);
});
afterAll(() => server.close());

/** Searches with Algolia's own client. */
async function runSearch(searchParams: object) {
  return search.client.searchSingleIndex<SearchHit>({ indexName: INDEX, searchParams });
}

async function slugs(searchParams: object): Promise<(string | undefined)[]> {
  return (await runSearch(searchParams)).hits.map(({ slug }) => slug);
}

test('the response of a search matches the contract', async () => {
  const validate = ajv.compile(SearchResult);
  for (const params of [{}, { query: 'иванов', facets: ['*'], hitsPerPage: 2 }, { query: '…' }]) {
    const response = await runSearch(params);
    validate(response);
    expect(validate.errors ?? [], JSON.stringify(response)).toEqual([]);
  }
});

test('the hit of a doctor has the names, the address and the city', async () => {
  const { hits } = await runSearch({ query: 'ivanov', filters: 'city=11' });
  expect(hits).toEqual([
    {
      objectID: 'doctors-1-11',
      title: {
        en: 'Dr. Pyotr Ivanov',
        hu: 'Dr. Ivanov Pjotr',
        kk: 'Иванов Пётр Сергеевич',
        ro: 'Dr. Piotr Ivanov',
        ru: 'Иванов Пётр Сергеевич',
      },
      type: 'Doctors',
      slug: 'pyotr-ivanov',
      pretty_url: '/doctor/pyotr-ivanov',
      city: 11,
      _highlightResult: {
        title: expect.objectContaining({
          en: {
            value: 'Dr. Pyotr <em>Ivanov</em>',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['ivanov'],
          },
          ru: {
            value: '<em>Иванов</em> Пётр Сергеевич',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['ivanov'],
          },
        }),
      },
    },
  ]);
});

test.each([
  ['Danube', 'Clinics', '/clinics/budapest/duna-clinic'],
  ['Tisza', 'Clinics', '/clinics/szeged/tisza-clinic'],
  ['Gynaecologist', 'Specialties', '/doctors/budapest/gynecologist'],
  ['MRI', 'Services', '/doctors/budapest/brain-mri'],
])('the hit for %s (%s) links to %s', async (query, type, url) => {
  expect((await runSearch({ query })).hits).toEqual([
    expect.objectContaining({ type, pretty_url: url }),
  ]);
});

test('a hit has a title in every language of the country', async () => {
  const { hits } = await runSearch({ query: 'Жумабаев' });
  expect(hits[0]?.title).toMatchObject({
    hu: 'Dr. Yerlan Zhumabayev',
    ru: 'Жумабаев Ерлан Кайратович',
  });
});

test('the response repeats the search parameters', async () => {
  const response = await runSearch({ query: 'nagy é', filters: 'city=10', facets: ['type'] });
  expect(response).toMatchObject({ query: 'nagy é', index: INDEX });
  expect(Object.fromEntries(new URLSearchParams(response.params))).toEqual({
    query: 'nagy é',
    filters: 'city=10',
    facets: '["type"]',
  });
  expect(response.processingTimeMS).toBeGreaterThanOrEqual(1);
});

test('a search without a query alternates between the most popular of each type', async () => {
  const { hits } = await runSearch({ filters: 'city=10' });
  expect(hits.map(({ type }) => type).slice(0, 4)).toEqual([
    'Doctors',
    'Clinics',
    'Specialties',
    'Services',
  ]);
  const doctors = hits.filter(({ type }) => type === 'Doctors').map(({ slug }) => slug);
  expect(doctors.slice(0, 3)).toEqual(['ivan-sidorov', 'erlan-zhumabayev', 'khalid-al-mansouri']);
  const specialties = hits.filter(({ type }) => type === 'Specialties').map(({ slug }) => slug);
  expect(specialties).toEqual(['gynecologist', 'cardiologist']);
});

test('a search without a query highlights nothing', async () => {
  const { hits } = await runSearch({ query: '', hitsPerPage: 1 });
  const untouched = { value: 'Dr. Ivan Sidorov', matchLevel: 'none', matchedWords: [] };
  expect(hits[0]).toMatchObject({ _highlightResult: { title: { en: untouched } } });
});

test('a query of punctuation only finds nothing', async () => {
  expect(await runSearch({ query: '???' })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
});

test.each([
  [{ filters: 'city=11 AND type:Doctors' }, ['pyotr-ivanov', 'eva-santa-nagy']],
  [{ filters: 'city:11 AND (type:Clinics OR type:Specialties)' }, ['tisza-clinic', 'cardiologist']],
  [{ filters: 'type:Doctors AND NOT city=10' }, ['pyotr-ivanov', 'eva-santa-nagy']],
  [{ facetFilters: ['city:11', ['type:Clinics', 'type:Services']] }, ['tisza-clinic']],
  [{ facetFilters: 'type:Services' }, ['brain-mri']],
  [{ numericFilters: ['city>10'], filters: 'type:Clinics' }, ['tisza-clinic']],
  [{ filters: 'city=12' }, []],
])('the filter %j finds the expected hits', async (params, found) => {
  expect((await slugs(params)).toSorted()).toEqual(found.toSorted());
});

test('a doctor is found in every city of their branches', async () => {
  const { hits } = await runSearch({
    query: 'ivanov',
    filters: 'type:Doctors',
    attributesToRetrieve: ['city'],
  });
  expect(
    hits.filter(({ objectID }) => objectID.startsWith('doctors-1-')).map(({ city }) => city),
  ).toEqual(expect.arrayContaining([cities.first, cities.second]));
});

test.each([
  [{ filters: 'city=' }, 'filters: unexpected "end" at 5'],
  [{ filters: 'country=hu' }, 'filters: there are city and type to filter by, no "country"'],
  [{ facetFilters: ['type'] }, 'filters: unexpected "end" at 4'],
  [{ hitsPerPage: -1 }, 'hitsPerPage: must be >= 0'],
  [{ hitsPerPage: 'many' }, 'hitsPerPage: must be integer'],
  [{ page: 1.5 }, 'page: must be integer'],
  [{ query: { a: 1 } }, 'query: must be string'],
  [{ attributesToRetrieve: [['title']] }, 'attributesToRetrieve: must be string'],
])('a search with the filters %j is rejected with 400', async (params, message) => {
  await expect(runSearch(params)).rejects.toMatchObject({ status: 400, message });
});

test('the pages of a search contain every hit once', async () => {
  const all = (await runSearch({ filters: 'city=10' })).hits.map(({ objectID }) => objectID);
  const paged: string[] = [];
  for (let page = 0; page < Math.ceil(all.length / 3); page += 1) {
    const response = await runSearch({ filters: 'city=10', hitsPerPage: 3, page });
    expect(response).toMatchObject({
      page,
      hitsPerPage: 3,
      nbHits: all.length,
      nbPages: Math.ceil(all.length / 3),
    });
    paged.push(...response.hits.map(({ objectID }) => objectID));
  }
  expect(paged).toEqual(all);
});

test('a search page after the last is empty', async () => {
  for (const page of [100, 1_000_000_000_000]) {
    expect(await runSearch({ page })).toMatchObject({ hits: [], page, nbHits: 14 });
  }
});

test('a search page has up to a hundred hits, or none', async () => {
  expect(await runSearch({ hitsPerPage: 1000 })).toMatchObject({ hitsPerPage: 100 });
  expect(await runSearch({ hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits: 14, nbPages: 0 });
});

test('a hit has the requested attributes and always the id', async () => {
  const { hits } = await runSearch({
    query: 'mri',
    attributesToRetrieve: ['slug', 'title.ru'],
    attributesToHighlight: ['title.en'],
  });
  expect(hits).toEqual([
    {
      objectID: 'services-6-10',
      slug: 'brain-mri',
      title: { ru: 'МРТ головного мозга' },
      _highlightResult: {
        title: {
          en: {
            value: '<em>MRI</em> of the brain',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['mri'],
          },
        },
      },
    },
  ]);
});

test('a hit can be requested without attributes', async () => {
  const { hits } = await runSearch({
    query: 'mri',
    attributesToRetrieve: [],
    attributesToHighlight: [],
  });
  expect(hits).toEqual([{ objectID: 'services-6-10' }]);
});

test('matches in a hit are marked with the requested tags', async () => {
  const { hits } = await runSearch({ query: 'mri', highlightPreTag: '[', highlightPostTag: ']' });
  const marked = { value: '[MRI] of the brain' };
  expect(hits[0]).toMatchObject({ _highlightResult: { title: { en: marked } } });
});

test('facets count all hits, not only those of the page', async () => {
  expect(
    await runSearch({ query: '', hitsPerPage: 1, facets: ['type', 'city', 'price'] }),
  ).toMatchObject({
    facets: {
      type: { Doctors: 8, Clinics: 2, Specialties: 3, Services: 1 },
      city: { 10: 10, 11: 4 },
    },
    exhaustiveFacetsCount: true,
  });
  expect(await runSearch({ query: '' })).not.toHaveProperty('facets');
});

test('clinics are not found where clinic pages are off', async () => {
  const closed = await startTestServer({ template: catalogue, flags: { clinics: false } });
  const { find } = await searchServer(closed);
  expect(await find('danube')).toEqual([]);
  expect(await find('cardiologist')).toEqual(['cardiologist']);
  await closed.close();
});

test('several searches are answered in order', async () => {
  const { results } = await search.client.search<SearchHit>({
    requests: [
      { indexName: INDEX, query: 'mri' },
      { indexName: INDEX, query: 'cardiolog', filters: 'city=11' },
      { indexName: INDEX, query: 'cardiolog', hitsPerPage: 0 },
    ],
  });
  expect(results).toMatchObject([
    { query: 'mri', hits: [{ slug: 'brain-mri' }] },
    { query: 'cardiolog', nbHits: 1, hits: [{ city: 11 }] },
    { query: 'cardiolog', nbHits: 2, hits: [] },
  ]);
});

test('the lite client is accepted with its key in the address', async () => {
  const { application_id: id, api_key: key } = (await server.get('/api/v1/settings/')).body.search;
  const client = liteClient(id, key, {
    hosts: [{ url: new URL(search.url).host, accept: 'readWrite', protocol: 'http' }],
    authMode: 'WithinQueryParameters',
  });
  const { results } = await client.search<SearchHit>([
    { indexName: INDEX, params: { query: 'mri' } },
  ]);
  expect(results).toMatchObject([{ hits: [{ slug: 'brain-mri' }] }]);
});

test('search parameters can be URL-encoded, as older clients send them', async () => {
  const body = {
    requests: [
      {
        indexName: INDEX,
        params:
          'query=cardiolog&hitsPerPage=1&facetFilters=%5B%22city%3A11%22%5D&attributesToRetrieve=slug,city',
      },
    ],
  };
  const { status, body: response } = await post('/1/indexes/*/queries', body);
  expect(status).toBe(200);
  expect(response.results[0].hits).toEqual([
    expect.objectContaining({ objectID: 'specialties-1-11', slug: 'cardiologist', city: 11 }),
  ]);
  expect(response.results[0].hits[0]).not.toHaveProperty('title');
});

test.each([
  [{}, 400],
  [[], 400],
  [{ requests: {} }, 400],
  [{ requests: [1] }, 400],
  [{ requests: [{ query: 'a' }] }, 400],
  [{ requests: [{ indexName: INDEX, params: 1 }] }, 400],
  [{ requests: [{ indexName: INDEX, type: 'facet', facet: 'type' }] }, 400],
  [{ requests: Array.from({ length: 51 }, () => ({ indexName: INDEX })) }, 400],
  [{ requests: [{ indexName: 'people' }] }, 404],
])('the request %j for several searches is rejected with %i', async (body, status) => {
  expect((await post('/1/indexes/*/queries', body)).status).toBe(status);
});

test('a request with an empty list of searches is accepted', async () => {
  expect((await post('/1/indexes/*/queries', { requests: [] })).status).toBe(200);
});

/** Sends a search request without Algolia's client. */
async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const { application_id, api_key } = (await server.get('/api/v1/settings/')).body.search;
  return server.post(path, body, {
    'content-type': 'text/plain',
    'x-algolia-application-id': application_id,
    'x-algolia-api-key': api_key,
    ...headers,
  });
}

describe('rejected searches', () => {
  const isFailure = ajv.compile(SearchFailure);
  const expectFailure = (response: Awaited<ReturnType<typeof post>>, status: number) => {
    expect(response.status, JSON.stringify(response.body)).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(isFailure(response.body), JSON.stringify(response.body)).toBe(true);
    expect(response.body.status).toBe(status);
  };

  test('a search without the credentials of the country is rejected', async () => {
    for (const headers of [
      { 'x-algolia-api-key': 'wrong' },
      { 'x-algolia-api-key': '' },
      { 'x-algolia-application-id': 'VIZITKZ' },
    ]) {
      expectFailure(await post('/1/indexes/catalog/query', {}, headers), 403);
      expectFailure(await post('/1/indexes/*/queries', { requests: [] }, headers), 403);
    }
    expectFailure(await server.post('/1/indexes/catalog/query', {}), 403);
    const other = await startTestServer({ country: 'kz' });
    const { search: credentials } = (await other.get('/api/v1/settings/')).body;
    const own = (await server.get('/api/v1/settings/')).body.search;
    expect(credentials.application_id).toBe('VIZITKZ');
    expect(credentials.api_key).toMatch(/^[0-9a-f]{32}$/);
    expect(credentials.api_key).not.toBe(own.api_key);
    await other.close();
  });

  test('a client with a wrong key is rejected as Algolia does', async () => {
    search.client.setClientApiKey({ apiKey: 'wrong' });
    await expect(runSearch({})).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    const { api_key: apiKey } = (await server.get('/api/v1/settings/')).body.search;
    search.client.setClientApiKey({ apiKey });
    await expect(runSearch({})).resolves.toMatchObject({ nbHits: 14 });
  });

  test('a search in an unknown index is rejected', async () => {
    await expect(
      search.client.searchSingleIndex({ indexName: 'people', searchParams: {} }),
    ).rejects.toMatchObject({ status: 404, message: 'Index people does not exist' });
    expectFailure(await post('/1/indexes/people/queries', { requests: [] }), 404);
  });

  test("other calls of Algolia's API are rejected", async () => {
    expectFailure(await post('/1/indexes/catalog/batch', {}), 404);
    expectFailure(await post('/1/keys', {}), 404);
    await expect(search.client.getSettings({ indexName: INDEX })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('a search that is not JSON is rejected', async () => {
    for (const body of ['{', 'null', '[]', '"a"', '{"query": "\u0000', '{"__proto__": {}}']) {
      expectFailure(await post('/1/indexes/catalog/query', body), 400);
    }
    expectFailure(await post('/1/indexes/catalog/query', ' '.repeat(100_000)), 413);
  });

  test('a page number of a search that is too large is rejected', async () => {
    const page = '9'.repeat(400);
    expectFailure(await post('/1/indexes/catalog/query', { page }), 400);
    expectFailure(await post('/1/indexes/catalog/query', { params: `hitsPerPage=${page}` }), 400);
    const last = await post('/1/indexes/catalog/query', { page: Number.MAX_SAFE_INTEGER });
    expect(last.body).toMatchObject({ page: Number.MAX_SAFE_INTEGER, hits: [] });
  });

  test('a search of any content type and with an empty body is accepted', async () => {
    for (const type of [
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain; charset=utf-8',
    ]) {
      const response = await post(
        '/1/indexes/catalog/query',
        { query: 'mri' },
        { 'content-type': type },
      );
      expect(response.body).toMatchObject({ nbHits: 1 });
    }
    expect((await post('/1/indexes/catalog/query', '')).body).toMatchObject({ nbHits: 14 });
  });

  test('any typed text is accepted as a query', async () => {
    for (const query of [
      '\0',
      '\ud800',
      '%',
      "'; drop table doctor; --",
      '∞'.repeat(500),
      'a'.repeat(5000),
      'а б в г д е '.repeat(500),
      '\u0301',
    ]) {
      expect(
        await post('/1/indexes/catalog/query', { query }),
        JSON.stringify(query),
      ).toMatchObject({
        status: 200,
      });
    }
  });
});

test('the OpenAPI document describes the search calls and their errors', async () => {
  const { paths, components } = (await server.get('/api/openapi.json')).body;
  expect(components.securitySchemes).toMatchObject({
    searchApplication: { type: 'apiKey', in: 'header', name: 'x-algolia-application-id' },
    searchKey: { type: 'apiKey', in: 'header', name: 'x-algolia-api-key' },
  });
  for (const path of ['/1/indexes/{index}/query', '/1/indexes/*/queries']) {
    const { post: call } = paths[path];
    expect(call.tags).toEqual(['Search']);
    expect(Object.keys(call.responses)).toEqual(
      expect.arrayContaining(['200', '400', '403', '404']),
    );
    expect(call.security).toEqual([{ searchApplication: [], searchKey: [] }]);
  }
  expect((await server.get('/api/docs')).body).toContain('Several searches at once');
});
