import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ country: 'kz' });
});
afterAll(() => server.close());

/** Returns the web manifest of the country in the language of a path prefix. */
async function manifest(prefix: string) {
  const { status, headers, body } = await server.get(`${prefix}/manifest.webmanifest`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': CACHE,
  });
  return body;
}

test('the web manifest is that of the country, in each of its languages', async () => {
  expect(await manifest('')).toMatchObject({
    id: '/',
    name: 'Vizit: онлайн-запись к врачу',
    short_name: 'Vizit',
    lang: 'ru-KZ',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#00709f',
  });
  expect(await manifest('/kk')).toMatchObject({
    id: '/',
    name: 'Vizit: дәрігерге онлайн жазылу',
    lang: 'kk-KZ',
    start_url: '/kk',
  });
});

test('the web manifest does not exist in a language of another country', async () => {
  for (const prefix of ['/hu', '/xx', '/kk/kk']) {
    expect((await server.get(`${prefix}/manifest.webmanifest`)).status, prefix).toBe(404);
  }
});

test('the web manifest names existing icons', async () => {
  const { icons } = await manifest('');
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, type } of icons) {
    const { status, headers } = await server.get(src);
    expect(status, src).toBe(200);
    expect(headers['content-type'], src).toContain(type);
  }
});

test.each([
  ['/icon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/media/social.png', 'image/png'],
])('%s is cacheable and revalidates with 304', async (url, type) => {
  const { status, headers } = await server.get(url);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toBe(CACHE);
  const again = await server.get(url, { 'if-none-match': String(headers['etag']) });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('other origins may embed the link preview image', async () => {
  const { headers } = await server.get('/media/social.png');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('the icon has the colour of the country', async () => {
  expect((await server.get('/icon.svg')).body).toContain('fill="#00709f"');
});
