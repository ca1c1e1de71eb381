import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOST = { host: 'vizit.hu' };
const SITE = 'http://vizit.hu';

async function read(path: string): Promise<string> {
  const { status, headers, body } = await server.get(path, HOST);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  return body;
}

/** Returns the addresses of a sitemap in the default language of the country. */
async function addressesIn(name: string): Promise<string[]> {
  const xml = await read(`/sitemap-${name}.xml`);
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address.replace(SITE, '').replaceAll('&#38;', '&'))
    .filter((address) => !/^\/(?:en|ru)(?:\/|$)/.test(address));
}

test('the sitemap index names a sitemap of each kind, and of lists per city with doctors', async () => {
  const xml = await read('/sitemap.xml');
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${SITE}/sitemap-pages.xml`,
    `${SITE}/sitemap-lists-budapest.xml`,
    `${SITE}/sitemap-clinics-budapest.xml`,
    `${SITE}/sitemap-doctors-1.xml`,
  ]);
});

test('a page is in the sitemap in every language, with its translations', async () => {
  const xml = await read('/sitemap-doctors-1.xml');
  const links = ['hu-HU', 'en-HU', 'ru-HU', 'x-default'].map((hreflang) => {
    const prefix = /^(?:en|ru)/.exec(hreflang)?.[0];
    const href = `${SITE}${prefix === undefined ? '' : `/${prefix}`}/doctor/kis-bela`;
    return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  });
  for (const prefix of ['', '/en', '/ru']) {
    expect(xml).toContain(
      `<url><loc>${SITE}${prefix}/doctor/kis-bela</loc>${links.join('')}</url>`,
    );
  }
});

test('active doctors are in the sitemap with the date of their latest published review', async () => {
  expect(await addressesIn('doctors-1')).toEqual(['/doctor/nagy-anna', '/doctor/kis-bela']);
  expect(await read('/sitemap-doctors-1.xml')).toContain(
    `<loc>${SITE}/doctor/nagy-anna</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod>`,
  );
});

test('lists are in the sitemap when they have doctors', async () => {
  expect(await addressesIn('lists-budapest')).toEqual([
    '/procedures/budapest',
    '/procedures/budapest/categories',
    '/doctors/budapest/cardiologist',
    '/doctors/budapest/cardiologist?city_area=district-5',
    '/doctors/budapest/heart-ultrasound',
    '/doctors/budapest/heart-ultrasound?city_area=district-5',
    '/doctors/budapest/blood-test',
    '/doctors/budapest/blood-test?city_area=district-5',
  ]);
});

test('clinics are in the sitemap with their districts where clinic pages are on', async () => {
  expect(await addressesIn('clinics-budapest')).toEqual([
    '/clinics/budapest',
    '/clinics/budapest?city_area=district-5',
    '/clinics/budapest/duna-clinic',
  ]);
  const own = await startTestServer({ flags: { clinics: false } });
  const { status } = await own.get('/sitemap-clinics-budapest.xml', HOST);
  await own.close();
  expect(status).toBe(404);
});

test('districts and insurances are in the sitemap when they are marked for it', async () => {
  const own = await startTestServer();
  await own.database.pool.query('update city_area set sitemap_index = false');
  await own.database.pool.query('update insurance set sitemap_index = true');
  await own.site.reference.reload();
  const { body } = await own.get('/sitemap-lists-budapest.xml', HOST);
  await own.close();
  expect(body).not.toContain('city_area');
  expect(body).toContain(`<loc>${SITE}/doctors/budapest/cardiologist?insurance=1</loc>`);
  expect(body).not.toContain('/blood-test?insurance=1');
});

test('insurance lists are in the sitemap where insurances are indexable', async () => {
  const own = await startTestServer({ flags: { insuranceNoindexException: true } });
  const { body } = await own.get('/sitemap-lists-budapest.xml', HOST);
  await own.close();
  expect(body).toContain(`<loc>${SITE}/doctors/budapest/cardiologist?insurance=1</loc>`);
});

test('static pages are in the sitemap where their flag is on, the home page names every country', async () => {
  expect(await addressesIn('pages')).toEqual([
    '/',
    '/map',
    '/contacts',
    '/join',
    '/survey',
    '/impresszum',
    '/privacy_policy',
    '/user_gtc',
  ]);
  const xml = await read('/sitemap-pages.xml');
  expect(xml).toContain('hreflang="kk-KZ" href="https://vizit.kz/kk"/>');
  const own = await startTestServer({ flags: { privacyPolicy: false } });
  const { body } = await own.get('/sitemap-pages.xml', HOST);
  await own.close();
  expect(body).not.toContain('privacy_policy');
});

test.each(['doctors-2', 'doctors-0', 'doctors-01', 'doctors', 'lists-szeged', 'pages-1', '%27'])(
  'the sitemap %s does not exist',
  async (name) => {
    expect((await server.get(`/sitemap-${name}.xml`, HOST)).status).toBe(404);
  },
);

test('a large sitemap is split without duplicates or gaps', async () => {
  const own = await startTestServer();
  await own.database.pool.query(`
    insert into doctor (id, slug, names, descriptions)
    select i, 'doctor-' || i, '{}', '{}' from generate_series(4, 10001) i`);
  const slugsOf = async (name: string) => {
    const { body } = await own.get(`/sitemap-${name}.xml`, HOST);
    return [...body.matchAll(/<loc>http:\/\/vizit\.hu\/doctor\/([^<]*)<\/loc>/g)].map(
      ([, slug]) => slug,
    );
  };
  const first = await slugsOf('doctors-1');
  const second = await slugsOf('doctors-2');
  await own.close();
  expect(first).toHaveLength(9999);
  expect(new Set(first).size).toBe(9999);
  expect(second).toEqual(['doctor-10001']);
});

test('a sitemap is compressed', async () => {
  const response = await server.app.inject({
    url: '/sitemap-lists-budapest.xml',
    headers: { ...HOST, 'accept-encoding': 'br' },
  });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('</urlset>');
});
