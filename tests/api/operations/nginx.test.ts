import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTRIES } from '#shared/countries/index.ts';
import { paths, shortPaths } from '#shared/paths.ts';
import { createApp } from '#server/app.ts';
import { createPageRenderer } from '#server/ssr/render-page.ts';
import { renderErrorPage, renderPage } from '#web/entry/server.tsx';
import { findProgram } from '#tests/support/browser/find-program.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { startShippedNginx, type ShippedNginx } from '#tests/support/servers/shipped-nginx.ts';

const program = process.env['NGINX'] ?? findProgram('nginx');
if (program === null) {
  process.stdout.write(
    'tests/api/operations/nginx.test.ts is skipped: nginx is not installed, or set NGINX\n',
  );
}

/** Paths whose responses a shared cache may store, redirects included. */
const CACHEABLE = [
  '/',
  '/doctors/budapest/cardiologist',
  '/hu/doctors/budapest/cardiologist',
  '/nothing/of/the/kind',
  '/robots.txt',
  '/sitemap.xml',
  '/api/v1/settings/',
  '/api/v1/cities/',
];

const HOSTILE: readonly string[][] = [
  ['X-Forwarded-Host: vizit.ae'],
  ['X-Forwarded-Host: vizit.hu:1337', 'X-Forwarded-Port: 1337'],
  ['X-Forwarded-Proto: https'],
  ['X-Forwarded-Proto: javascript'],
  ['X-Forwarded-Proto: https', 'X-Forwarded-For: 192.0.2.1, 192.0.2.2'],
  ['Forwarded: for=192.0.2.1;host=vizit.ae;proto=https'],
  [
    'X-Forwarded-Scheme: https',
    'X-Forwarded-Ssl: on',
    'Front-End-Https: on',
    'X-Url-Scheme: https',
  ],
  ['X-Forwarded-Server: vizit.ae', 'X-Forwarded-Prefix: /evil', 'X-Host: vizit.ae'],
  ['X-Original-URL: /en', 'X-Rewrite-URL: /en', 'X-HTTP-Method-Override: POST'],
  ['X-Original-Host: vizit.ae', 'X-Real-IP: 192.0.2.1', 'Via: 1.1 vizit.ae'],
];

describe.skipIf(program === null)('behind the shipped nginx.conf', () => {
  let hu: TestServer;
  let ae: TestServer;
  const apps: FastifyInstance[] = [];
  const ports: number[] = [];
  let nginx: ShippedNginx;

  beforeAll(async () => {
    hu = await startTestServer();
    ae = await startTestServer({ country: 'ae' });
    for (const server of [hu, ae]) server.site.pages.resume();
    // The servers behind web-a and web-b.
    for (const app of [await createSites(), await createSites()]) {
      apps.push(app);
      ports.push(Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port));
    }
    nginx = await start();
  });
  afterAll(async () => {
    await nginx.stop();
    for (const app of apps) await app.close();
    await hu.close();
    await ae.close();
  });

  function createSites(): Promise<FastifyInstance> {
    return createApp({
      sites: new Map([
        ['hu', hu.site],
        ['ae', ae.site],
      ]),
      defaultSite: hu.site,
      isReady: () => Promise.resolve(true),
      logger: pino({ level: 'silent' }),
      isProduction: true,
      trustedProxyHops: 1,
      pages: {
        render: createPageRenderer({
          source: {
            entry: () => Promise.resolve({ renderPage, renderErrorPage }),
            assets: () => Promise.resolve({ head: '', scripts: '' }),
          },
        }),
        serveFiles: () => Promise.resolve(),
      },
    });
  }

  function start(change?: (settings: string) => string): Promise<ShippedNginx> {
    const [first = 0, second = 0] = ports;
    return startShippedNginx(program ?? '', [first, second], change);
  }

  async function request(target: string, headers: readonly string[], port = nginx.port) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
    return text(socket);
  }

  /** Returns a response without times and random values, to compare what a cache would store. */
  async function cachedPart(target: string, headers: readonly string[], port = nginx.port) {
    const response = await request(target, headers, port);
    expect(response).toMatch(/^HTTP\/1\.1 \d/);
    return response
      .replace(/^(?:date|server-timing|x-request-id|server|etag): .*\r\n/gim, '')
      .replaceAll(/nonce[-=]"?\w+/g, 'nonce');
  }

  test.each(CACHEABLE)('no request header changes the cached response %s', async (path) => {
    const plain = await cachedPart(path, ['Host: vizit.hu']);
    expect(plain).not.toMatch(/:1337|javascript:|192\.0\.2/);
    for (const headers of HOSTILE) {
      expect(await cachedPart(path, ['Host: vizit.hu', ...headers])).toBe(plain);
    }
    for (const host of ['VIZIT.HU', 'vizit.hu:1337', 'Vizit.Hu:443']) {
      expect(await cachedPart(path, [`Host: ${host}`])).toBe(plain);
    }
    expect(await cachedPart(`http://vizit.hu${path}`, ['Host: vizit.ae'])).toBe(plain);
  });

  test('responses are those of the requested country and host', async () => {
    const page = await request('/', ['Host: vizit.ae']);
    expect(page).toContain('<link rel="canonical" href="http://vizit.ae/"');
    expect(await request('/robots.txt', ['Host: vizit.hu'])).toContain(
      'http://vizit.hu/sitemap.xml',
    );
  });

  test('www redirects to the host without www only', async () => {
    for (const headers of [[], ...HOSTILE]) {
      const response = await request('/ru', ['Host: www.vizit.hu:8080', ...headers]);
      expect(response).toMatch(/^HTTP\/1\.1 301 /);
      expect(response).toMatch(/\r\nlocation: http:\/\/vizit\.hu\/ru\r\n/i);
    }
  });

  test('the hosts of a country are served, any other host is closed', async () => {
    for (const { host } of Object.values(COUNTRIES)) {
      expect(await request('/robots.txt', [`Host: ${host}`])).toMatch(/^HTTP\/1\.1 200 /);
    }
    for (const host of ['evil.example', 'vizit.hu.evil.example', '127.0.0.1', 'hu.localhost']) {
      expect(await request('/', [`Host: ${host}`])).toBe('');
      expect(await request(`http://${host}/`, ['Host: vizit.hu'])).toBe('');
    }
    expect(await request('/', ['Host: vizit.hu', 'Host: vizit.ae'])).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('readiness is not public', async () => {
    expect(await request('/health/ready', ['Host: vizit.hu'])).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('the logs contain no hash, short link, token, query, referrer or address', async () => {
    const hash = '0123456789abcdef0123456789abcdef';
    const code = 'aB3dE6gH9jK2mN5pQ8sT1v';
    const secretPaths = [
      paths.appointment(7, hash),
      `/en${paths.feedback(7, hash)}`,
      shortPaths.appointment(code),
      shortPaths.feedback(code),
      `/api/v1/slot-holds/${code}/`,
      '/api/v1/slot-holds/a-b-c/',
      '/doctors/budapest?phone=36201234567',
    ];
    for (const path of secretPaths) {
      await request(path, ['Host: vizit.hu', `Referer: https://vizit.hu/a/${code}`]);
    }
    const log = nginx.accessLog();
    expect(log).toContain(' vizit.hu GET /appointments/7 ');
    expect(log).toContain(' vizit.hu GET /a/- ');
    expect(log).toContain(' vizit.hu GET /api/v1/slot-holds/- ');
    for (const secret of [hash, code, 'a-b-c', '36201234567', '?', '127.0.0.1 -', 'evil.example']) {
      expect(log).not.toContain(secret);
    }
    expect(nginx.errorLog()).toBe('');
  });

  test('an address with too many requests at once gets a 429', async () => {
    const flooded = await start();
    const headers = ['Host: vizit.hu'];
    const responses = await Promise.all(
      Array.from({ length: 700 }, () =>
        request(`${shortPaths.appointment('0'.repeat(22))}?hash=1`, headers, flooded.port).catch(
          () => '',
        ),
      ),
    );
    const statuses = new Set(responses.map((response) => response.slice(9, 12)));
    expect(statuses).toContain('429');
    // The error log would contain the query of a rejected request.
    expect(flooded.errorLog()).toBe('');
    await flooded.stop();
  });

  test('a trusted proxy may set the scheme and the client address', async () => {
    const fronted = await start((settings) =>
      settings
        .replace('# set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1;')
        .replace('# 192.0.2.0/24 1;', '127.0.0.1 1;'),
    );
    const headers = ['Host: vizit.hu', 'X-Forwarded-For: 198.51.100.7'];
    const robots = (...more: string[]) =>
      request('/robots.txt', [...headers, ...more], fronted.port);
    expect(await robots('X-Forwarded-Proto: https')).toContain('https://vizit.hu/sitemap.xml');
    expect(await robots('X-Forwarded-Proto: http')).toContain('http://vizit.hu/sitemap.xml');
    expect(await robots('X-Forwarded-Proto: javascript')).toContain('http://vizit.hu/sitemap.xml');
    expect(await robots()).toContain('http://vizit.hu/sitemap.xml');
    await fronted.stop();
  });
});
