import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** Paths whose responses caches may share. */
const SHARED = ['/', '/robots.txt', '/sitemap.xml', '/api/v1/settings/'];

let hu: TestServer;
let ae: TestServer;
let rendered: string[] = [];

beforeAll(async () => {
  hu = await startTestServer();
  ae = await startTestServer({ country: 'ae' });
  hu.site.pages.resume();
});
beforeEach(() => {
  rendered = [];
  hu.site.pages.clear();
});
afterAll(async () => {
  await hu.close();
  await ae.close();
});

/** Creates sites of two countries with a page that shows the URL it was rendered for. */
function createSites(options: { isProduction: boolean; trustedProxyHops?: number }) {
  return createApp({
    sites: new Map([
      ['hu', hu.site],
      ['ae', ae.site],
    ]),
    defaultSite: hu.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
    corsOrigins: ['https://friend.example'],
    pages: {
      render: ({ origin, url, country }) => {
        rendered.push(url);
        const html = `${country} ${origin}${url}`;
        return Promise.resolve({ status: 200, headers: {}, html });
      },
      serveFiles: () => Promise.resolve(),
    },
    ...options,
  });
}

describe('in production behind a proxy', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createSites({ isProduction: true, trustedProxyHops: 1 });
  });
  afterAll(() => app.close());

  async function bodyOf(url: string, headers: Record<string, string>): Promise<string> {
    const response = await app.inject({ url, headers });
    expect(response.statusCode).toBe(200);
    return response.body;
  }

  test.each(SHARED)(
    'in production behind a proxy, X-Forwarded-Host and Forwarded do not change the response %s',
    async (url) => {
      const plain = await bodyOf(url, { host: 'vizit.hu' });
      for (const host of ['vizit.ae', 'vizit.hu:1337', 'evil.example', '"><script>']) {
        const headers = { host: 'vizit.hu', 'x-forwarded-host': host, forwarded: `host=${host}` };
        expect(await bodyOf(url, headers)).toBe(plain);
      }
    },
  );

  test.each(SHARED)(
    'in production behind a proxy, port and case of the host do not change %s',
    async (url) => {
      const plain = await bodyOf(url, { host: 'vizit.hu' });
      for (const host of ['vizit.hu:1337', 'VIZIT.HU', 'Vizit.Hu:443', 'hu.localhost:3000']) {
        expect(await bodyOf(url, { host })).toBe(plain);
      }
    },
  );

  test('in production behind a proxy, all spellings of a host share one cached page', async () => {
    for (const host of ['vizit.hu', 'VIZIT.HU', 'vizit.hu:1', 'vizit.hu:65535']) {
      expect(await bodyOf('/doctors', { host })).toBe('hu http://vizit.hu/doctors');
    }
    expect(rendered).toEqual(['/doctors']);
  });

  test('in production behind a proxy, links lead to the host of the country, for an unknown host too', async () => {
    const response = await app.inject({ url: '/', headers: { host: 'evil.example' } });
    expect(response.body).toBe('hu http://vizit.hu/');
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  test.each(['www.vizit.hu', 'WWW.VIZIT.HU:8080'])(
    'in production behind a proxy, the host %s redirects to the main host',
    async (host) => {
      const headers = { host, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
      const response = await app.inject({ url: '/doctors', headers });
      expect(response.statusCode).toBe(301);
      expect(response.headers.location).toBe('https://vizit.hu/doctors');
    },
  );

  test.each(['https', 'HTTPS', 'http, https'])(
    'in production behind a proxy, the forwarded scheme %s is trusted',
    async (scheme) => {
      const headers = { host: 'vizit.hu', 'x-forwarded-proto': scheme };
      expect(await bodyOf('/', headers)).toBe('hu https://vizit.hu/');
    },
  );

  test.each(['javascript', 'ftp', '"', "'", ' ', 'https://evil.example', 'https,'])(
    'in production behind a proxy, the forwarded scheme %j is ignored',
    async (scheme) => {
      const headers = { host: 'vizit.hu', 'x-forwarded-proto': scheme };
      expect(await bodyOf('/', headers)).toBe('hu http://vizit.hu/');
    },
  );
});

test('the forwarded scheme is ignored without a trusted proxy', async () => {
  const app = await createSites({ isProduction: true });
  const headers = { host: 'vizit.hu', 'x-forwarded-proto': 'https' };
  expect((await app.inject({ url: '/', headers })).body).toBe('hu http://vizit.hu/');
  await app.close();
});

test('outside production, links keep the port', async () => {
  const app = await createSites({ isProduction: false });
  const response = await app.inject({ url: '/', headers: { host: 'AE.localhost:3000' } });
  expect(response.body).toBe('ae http://ae.localhost:3000/');
  await app.close();
});

describe('raw requests', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await createSites({ isProduction: true });
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => app.close());

  async function request(...head: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write([...head, 'Connection: close', '', ''].join('\r\n'));
    return text(socket);
  }

  test('a raw request with two Host headers is rejected', async () => {
    const first = await request('GET / HTTP/1.1', 'Host: vizit.hu');
    expect(first).toMatch(/^HTTP\/1.1 200 /);
    for (const second of ['vizit.ae', 'vizit.hu']) {
      const response = await request('GET / HTTP/1.1', 'Host: vizit.hu', `host: ${second}`);
      expect(response).toMatch(/^HTTP\/1.1 400 /);
      expect(response).toContain('malformed_request');
    }
  });

  test('the host of an absolute request target wins over the Host header', async () => {
    const response = await request(
      'GET http://VIZIT.ae:80/doctors?sort=price HTTP/1.1',
      'Host: vizit.hu',
    );
    expect(response).toMatch(/^HTTP\/1.1 200 /);
    expect(response).toContain('ae http://vizit.ae/doctors?sort=price');
  });

  test.each([
    ['http://vizit.ae', 'ae http://vizit.ae/'],
    ['https://vizit.ae?sort=price', 'ae http://vizit.ae/?sort=price'],
    ['HTTP://vizit.hu//evil.example', 'hu http://vizit.hu//evil.example'],
  ])('a raw request with the target %s is accepted', async (target, body) => {
    expect(await request(`GET ${target} HTTP/1.1`, 'Host: vizit.hu')).toContain(`\r\n${body}`);
  });

  test('a raw request with an absolute target with an invalid host is rejected', async () => {
    for (const target of ['http://user@vizit.ae/', 'http://a..b:x/']) {
      expect(await request(`GET ${target} HTTP/1.1`, 'Host: vizit.hu')).toMatch(/^HTTP\/1.1 400 /);
    }
  });
});

describe('unknown query parameters', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createSites({ isProduction: true });
  });
  afterAll(() => app.close());

  test('unknown query parameters neither reach the page nor the cache key', async () => {
    for (const query of ['?zz=1', '?zz=2', '?sort=price&zz=3', '?zz[]=4&sort=price&utm_source=x']) {
      await app.inject({ url: `/doctors${query}`, headers: { host: 'vizit.hu' } });
    }
    expect(rendered).toEqual(['/doctors', '/doctors?sort=price']);
  });
});

test('CORS credentials are allowed for listed origins only', async () => {
  const app = await createSites({ isProduction: true });
  const headersFor = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/v1/settings/', headers })).headers;
  expect(await headersFor({ origin: 'https://friend.example' })).toMatchObject({
    'access-control-allow-origin': 'https://friend.example',
    'access-control-allow-credentials': 'true',
  });
  for (const headers of [{}, { origin: 'https://evil.example' }]) {
    expect(await headersFor(headers)).not.toHaveProperty('access-control-allow-credentials');
  }
  await app.close();
});
