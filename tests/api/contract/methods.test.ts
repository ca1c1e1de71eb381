import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type Endpoint } from '#shared/contract/endpoints.ts';
import { SEARCH_HEADERS } from '#shared/contract/catalogue/search/search-headers.ts';
import { searchCredentials } from '#server/features/catalogue/search/credentials.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ country: 'kg', flags: { survey: false } });
});
afterAll(() => server.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

async function send(method: Method, url: string, headers: Record<string, string> = {}) {
  const response = await server.app.inject({ method, url, headers });
  const isJson = response.body !== '';
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : '',
    cookies: [],
  };
}

/** The endpoints by path. */
const PATHS = Map.groupBy(Object.values<Endpoint>(endpoints), ({ path }) => path);

function urlOf(path: string): string {
  return path.replace(':slug', 'nagy-anna').replace(':token', '0'.repeat(32)).replace(':id', '1');
}

describe.each([...PATHS].filter(([, all]) => all.every(({ flag }) => flag === undefined)))(
  '%s',
  (path, calls) => {
    const implemented: string[] = calls.flatMap(({ method }) =>
      method === 'GET' ? ['GET', 'HEAD'] : [method],
    );

    test.each(METHODS.filter((method) => !implemented.includes(method)))(
      'the method %s gets 405 and the allowed methods',
      async (method) => {
        const response = await send(method, urlOf(path));
        expect(response.status).toBe(405);
        expect(String(response.headers['allow']).split(', ').toSorted()).toEqual(
          [...implemented, 'OPTIONS'].toSorted(),
        );
        expect(response.headers['cache-control']).toBe('no-store');
        if (method !== 'HEAD') expect(problemsOf(response, 405)).toEqual(['method_not_allowed -']);
      },
    );
  },
);

test.each(['/api/docs', '/api/openapi.json'])('%s allows only GET and HEAD', async (url) => {
  const response = await send('POST', url);
  expect(problemsOf(response, 405)).toEqual(['method_not_allowed -']);
  expect(response.headers['allow']).toBe('GET, HEAD, OPTIONS');
});

test('a body sent with a wrong method is not read', async () => {
  const response = await server.app.inject({
    method: 'PUT',
    url: '/api/v1/doctors/',
    headers: { 'content-type': 'application/json' },
    payload: '{'.repeat(100_000),
  });
  expect(response.statusCode).toBe(405);
});

test('an endpoint that a flag disables is a 404 for every method', async () => {
  for (const method of METHODS) {
    expect((await send(method, '/api/v1/survey-answers/')).status, method).toBe(404);
    expect((await send(method, '/api/v1/appointments/1/reschedule/')).status, method).toBe(404);
  }
});

test('a 405 is in the language of `locale`', async () => {
  const { body } = await send('PUT', '/api/v1/doctors/?locale=en', { 'accept-language': 'ru' });
  expect(body.errors[0].detail).toBe('This address does not support this method');
});

describe('the search API', () => {
  const credentials = () => {
    const { application_id, api_key } = searchCredentials(server.site);
    return {
      [SEARCH_HEADERS.applicationId]: application_id,
      [SEARCH_HEADERS.apiKey]: api_key,
    };
  };

  test.each(['/1/indexes/catalog/query', '/1/indexes/*/queries'])(
    '%s allows only POST',
    async (url) => {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
        const response = await send(method, url, credentials());
        expect(response.status).toBe(405);
        expect(response.headers['allow']).toBe('POST, OPTIONS');
        expect(response.body).toEqual({ message: expect.any(String), status: 405 });
      }
    },
  );

  test.each(['/1/indexes/catalog', '/1/indexes/catalog/settings', '/1/keys'])(
    '%s is a 404 in the format that search clients expect',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const response = await send(method, url, credentials());
        expect(response.body).toEqual({ message: expect.any(String), status: 404 });
        expect(response.status).toBe(404);
      }
    },
  );
});

test('a body sent to an unknown search path is not read', async () => {
  const { application_id, api_key } = searchCredentials(server.site);
  const response = await server.post('/1/query', '{', {
    [SEARCH_HEADERS.applicationId]: application_id,
    [SEARCH_HEADERS.apiKey]: api_key,
  });
  expect(response.status).toBe(404);
});

test('a preflight of an allowed method still passes', async () => {
  for (const url of ['/api/v1/appointments/', '/1/indexes/catalog/query', '/api/v1/slots/']) {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://x.test', 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-methods']).toContain('POST');
  }
});
