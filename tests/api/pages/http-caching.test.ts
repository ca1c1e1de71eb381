import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { endpoints, type Endpoint } from '#shared/contract/endpoints.ts';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { names } from '#tests/support/data/factories.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterAll(() => server.close());

async function freePayload() {
  const [slot] = await slotsOn(server, TUESDAY);
  return payload(slot?.id ?? 0);
}
const book = async () => server.post('/api/v1/appointments/', await freePayload());

const SHARED = 'public, max-age=60, stale-while-revalidate=600';
const SLOTS = `/api/v1/slots/?doctor=1&service=1&date_from=${TUESDAY}&date_to=${TUESDAY}`;
const CACHEABLE = [
  ['/api/v1/settings/', SHARED],
  ['/api/v1/cities/', SHARED],
  ['/api/v1/city-areas/?city=10', SHARED],
  ['/api/v1/insurances/', SHARED],
  ['/api/v1/services/', SHARED],
  ['/api/v1/services/cardiologist/', SHARED],
  ['/api/v1/service-categories/', SHARED],
  ['/api/v1/clinics/', SHARED],
  ['/api/v1/clinics/duna-clinic/', SHARED],
  ['/api/v1/clinic-branches/', SHARED],
  ['/api/v1/clinic-branches/2/appointment-fields/', SHARED],
  ['/api/v1/reviews/', SHARED],
  ['/api/v1/doctors/', 'no-cache'],
  ['/api/v1/doctors-meta/?service=1', 'no-cache'],
  ['/api/v1/doctors-day-counts/?service=1&city=10&date_from=2026-11-24&days=2', 'no-cache'],
  ['/api/v1/doctors/premium/', 'no-cache'],
  ['/api/v1/doctors/nearest/?city=10&service=1&lat=47.5&lng=19.05', 'no-cache'],
  ['/api/v1/doctors/nagy-anna/', 'no-cache'],
  ['/api/v1/doctors/nagy-anna/reviews/', 'no-cache'],
  ['/api/v1/clinics/duna-clinic/reviews/', 'no-cache'],
  [SLOTS, 'no-cache'],
  ['/api/v1/slots/nearest/?doctor=1', 'no-cache'],
] as const;

describe.each(CACHEABLE)('%s', (url, cacheControl) => {
  test(`${url} has the header cache-control: ${cacheControl}`, async () => {
    const { status, headers } = await server.get(url);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['etag']).toMatch(/^W\/".+"$/);
    expect(String(headers['vary']).split(', ')).toContain('Accept-Language');
  });

  test('a matching If-None-Match gets a response of 304', async () => {
    const { headers } = await server.get(url);
    const tag = String(headers['etag']);
    for (const etags of [tag, tag.slice(2)]) {
      const again = await server.get(url, { 'if-none-match': etags });
      expect(again).toMatchObject({ status: 304, body: '' });
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': cacheControl });
      expect(String(again.headers['vary'])).toContain('Accept-Language');
    }
    expect((await server.get(url, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });
});

test('every endpoint that documents a 304 is tested', () => {
  const urls = CACHEABLE.map(([url]) =>
    url.split('?')[0]?.replace(/nagy-anna|duna-clinic|cardiologist/, ':slug'),
  );
  const documented = Object.values<Endpoint>(endpoints).filter(
    // Its address is secret: tests/api/booking/calendar-feed.test.ts.
    (endpoint) => endpoint.cache !== undefined && endpoint !== endpoints.appointmentFeed,
  );
  expect(urls.map((url) => url?.replace('/2/', '/:id/')).toSorted()).toEqual(
    documented.map(({ path }) => path).toSorted(),
  );
});

describe('conditional requests', () => {
  const URL = '/api/v1/doctors/nagy-anna/';
  const tagOf = async (url: string) => String((await server.get(url)).headers['etag']);

  test('If-None-Match may name any response or several', async () => {
    const tag = await tagOf(URL);
    for (const etags of ['*', `"x", ${tag}`, `${tag.slice(2)}, W/"x"`]) {
      const response = await server.get(URL, { 'if-none-match': etags });
      expect(response, etags).toMatchObject({ status: 304, body: '', headers: { etag: tag } });
    }
    expect((await server.get(URL, { 'if-none-match': 'W/"x", "y"' })).status).toBe(200);
  });

  test('HEAD has the ETag of GET', async () => {
    const tag = await tagOf(URL);
    const head = (headers: Record<string, string>) =>
      server.app.inject({ method: 'HEAD', url: URL, headers });
    expect((await head({})).headers['etag']).toBe(tag);
    expect((await head({ 'if-none-match': tag })).statusCode).toBe(304);
  });

  test('errors have no ETag', async () => {
    const errors = {
      '/api/v1/services/nope/': 404,
      '/api/v1/doctors/?city=999': 400,
      '/api/v1/doctors/?limit=x': 400,
      '/xx/manifest.webmanifest': 404,
    };
    for (const [url, status] of Object.entries(errors)) {
      for (const etags of ['*', '"x"']) {
        const response = await server.get(url, { 'if-none-match': etags });
        expect(response.status, url).toBe(status);
        expect(response.headers['etag']).toBeUndefined();
      }
    }
  });

  test.each(['/api/docs', '/api/openapi.json', '/icon.svg'])(
    'a matching If-None-Match gets a response of 304 for %s',
    async (url) => {
      const tag = await tagOf(url);
      for (const etags of ['*', `"x", ${tag}`]) {
        const response = await server.get(url, { 'if-none-match': etags });
        expect(response).toMatchObject({ status: 304, body: '' });
      }
    },
  );
});

test('the ETag depends on language and host but not on compression', async () => {
  const tagOf = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/api/v1/doctors/nagy-anna/', headers })).headers['etag'];
  const tag = await tagOf({});
  expect(await tagOf({ 'accept-language': 'ru' })).not.toBe(tag);
  expect(await tagOf({ host: 'elsewhere' })).not.toBe(tag);
  // The ETag is weak, so the compressed response has the same one.
  expect(await tagOf({ 'accept-encoding': 'br' })).toBe(tag);
});

test('a compressed response is revalidated with 304', async () => {
  const headers = { 'accept-encoding': 'br' };
  const url = '/api/v1/doctors/?expand=services,clinic_branches';
  const first = await server.app.inject({ url, headers });
  expect(first.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toMatchObject({ count: 2 });
  const again = await server.app.inject({
    url,
    headers: {
      ...headers,
      'if-none-match': String(first.headers['etag']),
    },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('a response of 10 to 64 KB is compressed at once, so its length is known', async () => {
  const url = `/api/v1/slots/?doctor=1&service=1&date_from=${TUESDAY}&date_to=${addDays(TUESDAY, 27)}`;
  const plain = await server.app.inject({ url });
  expect(plain.rawPayload.length).toBeGreaterThan(10_000);
  expect(plain.rawPayload.length).toBeLessThan(64 * 1024);
  const compressed = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length));
  expect(brotliDecompressSync(compressed.rawPayload)).toEqual(plain.rawPayload);
});

test('changed content gets a new ETag', async () => {
  const tag = async (url: string) => String((await server.get(url)).headers['etag']);
  const before = [await tag(SLOTS), await tag('/api/v1/cities/')];
  expect((await book()).status).toBe(201);
  await server.database.pool.query('update city set names = $1 where id = 10', [names('Pest')]);
  await server.site.reference.reload();
  expect((await server.get(SLOTS, { 'if-none-match': before[0] ?? '' })).status).toBe(200);
  expect((await server.get('/api/v1/cities/', { 'if-none-match': before[1] ?? '' })).status).toBe(
    200,
  );
});

test('personal responses and errors are not cacheable', async () => {
  const booked = await book();
  const { id, hash } = booked.body;
  const responses = [
    booked,
    await server.get(`/api/v1/appointments/${id}/?hash=${hash}`),
    await server.get(`/api/v1/appointments/${id}/calendar.ics?hash=${hash}`),
    await server.post('/api/v1/appointments/validate/', await freePayload()),
    await server.post('/api/v0/registration_codes/', { phone: '+36201112233' }),
    await server.post('/api/v1/sessions/', { username: 'unknown', password: 'nothing' }),
    await server.get('/api/v1/users/me/'),
    await server.get('/api/v1/doctors/unknown/'),
    await server.get('/api/v1/doctors/?city=999'),
  ];
  for (const { headers, status } of responses) {
    expect(headers['cache-control'], String(status)).toBe('no-store');
  }
  expect(responses[0]?.headers['etag']).toBeUndefined();
  expect(responses[1]?.headers['etag']).toBeUndefined();
});
