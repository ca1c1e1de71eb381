import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const OPERATOR = { host: 'operator.hu.localhost' };

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
    pages: {
      render: () => Promise.resolve({ status: 200, headers: {}, html: 'a page of patients' }),
      staffAssets: () => Promise.resolve({ head: '', scripts: '' }),
      staffBuild: 'main-a1b2',
      serveFiles: () => Promise.resolve(),
    },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers });

test('search engines and caches keep nothing of the staff sites', async () => {
  const robots = await get('/robots.txt', OPERATOR);
  expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
  const page = await get('/inbox', OPERATOR);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('the staff sites allow only their own scripts', async () => {
  const { headers } = await get('/', { host: 'cabinet.hu.localhost' });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});

test('a staff page has the language of its reader, or the one of the country', async () => {
  const document = async (headers: Record<string, string>) =>
    (await get('/', { ...OPERATOR, ...headers })).body;
  expect(await document({})).toContain('<html lang="hu"');
  expect(await document({ 'accept-language': 'en' })).toContain('<html lang="en"');
  expect(await document({ cookie: 'staff-language=en' })).toContain('<html lang="en"');
  expect(await document({ cookie: 'staff-language=kk' })).toContain('<html lang="hu"');
});

test('a host that only looks like a staff site is not one', async () => {
  const response = await get('/', { host: 'operator.hu.localhost.example.com' });
  expect(response.headers['x-robots-tag']).toBeUndefined();
});

test('the page and every response of the staff API name the build', async () => {
  const page = await get('/desk', { host: 'cabinet.hu.localhost' });
  expect(page.body).toContain('"build":"main-a1b2"');
  const refused = await app.inject({
    method: 'POST',
    url: '/api/staff/v1/sessions/',
    headers: OPERATOR,
    payload: {},
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['x-staff-build']).toBe('main-a1b2');
});

// A browser may keep it longer than the build lasts.
test.each(['hu.localhost', 'cabinet.hu.localhost'])(
  'a response of the public API does not name the build at %s',
  async (host) => {
    const settings = await get('/api/v1/settings/', { host });
    expect(settings.statusCode).toBe(200);
    expect(settings.headers['cache-control']).toContain('public');
    expect(settings.headers['x-staff-build']).toBeUndefined();
  },
);
