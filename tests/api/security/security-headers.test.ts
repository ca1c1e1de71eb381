import fastifyStatic from '@fastify/static';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createPageRenderer } from '#server/ssr/render-page.ts';
import { renderErrorPage, renderPage } from '#web/entry/server.tsx';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let app: FastifyInstance;
let files: string;

beforeAll(async () => {
  server = await startTestServer();
  server.site.pages.resume();
  files = await mkdtemp(join(tmpdir(), 'vizit-files-'));
  await writeFile(join(files, 'page.js'), 'export {};');
  app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(false),
    consoleSms: server.sms,
    logger: pino({ level: 'silent' }, { write: () => undefined }),
    corsOrigins: ['https://friend.example'],
    pages: {
      render: createPageRenderer({
        source: {
          entry: () => Promise.resolve({ renderPage, renderErrorPage }),
          assets: (_page, nonce) =>
            Promise.resolve({ head: '', scripts: `<script nonce="${nonce}">1</script>` }),
        },
      }),
      async serveFiles(to) {
        await to.register(fastifyStatic, { root: files, prefix: '/assets/', decorateReply: false });
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(files, { recursive: true, force: true });
});

const CODES = '/api/v0/registration_codes/';
const json = (url: string, payload: object | string, headers = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});

/** A response of every kind, with its status. */
const RESPONSES: readonly [what: string, status: number, request: InjectOptions][] = [
  ['a page', 200, { url: '/doctors/budapest/cardiologist' }],
  ['a page from the cache', 200, { url: '/doctors/budapest/cardiologist' }],
  [
    'a page from the cache, compressed',
    200,
    { url: '/doctors/budapest/cardiologist', headers: { 'accept-encoding': 'br' } },
  ],
  ['an unknown page', 404, { url: '/nothing/of/the/kind' }],
  ['a redirect', 301, { url: '/doctors', headers: { host: 'www.vizit.hu' } }],
  ['an unknown short link', 302, { url: '/a/0000000000000000000000' }],
  ['an asset', 200, { url: '/assets/page.js' }],
  ['an unknown asset', 404, { url: '/assets/gone.js' }],
  ['an API response', 200, { url: '/api/v1/cities/' }],
  ['a created code', 201, json(CODES, { phone: '+36201234567' })],
  ['a validation error', 400, json(CODES, { phone: 'none' })],
  ['a malformed body', 400, json(CODES, '{')],
  ['a call without a session', 401, { url: '/api/v1/users/me/' }],
  ['an unknown API path', 404, { url: '/api/v1/nothing/' }],
  ['a body that is too large', 413, json(CODES, `{"phone":"${'1'.repeat(70_000)}"}`)],
  [
    'a body of a form',
    415,
    json(CODES, 'phone=1', { 'content-type': 'application/x-www-form-urlencoded' }),
  ],
  ['a preflight', 204, { method: 'OPTIONS', url: CODES, headers: { origin: 'https://a.example' } }],
  ['a search without a key', 403, json('/1/indexes/catalog/query', {})],
  ['the API documentation', 200, { url: '/api/docs' }],
  ['the OpenAPI document', 200, { url: '/api/openapi.json' }],
  ['an image', 200, { url: '/media/metro/M1/ffd500.svg' }],
  ['an icon', 200, { url: '/favicon.ico' }],
  ['robots.txt', 200, { url: '/robots.txt' }],
  ['a sitemap', 200, { url: '/sitemap.xml' }],
  ['the development SMS page', 200, { url: '/dev/sms', headers: { accept: 'text/html' } }],
  ['liveness', 200, { url: '/health/live' }],
  ['readiness during an outage', 503, { url: '/health/ready' }],
  ['an invalid host', 400, { url: '/', headers: { host: '"><script>' } }],
];

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': expect.any(String),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
};

function policyOf(header: unknown): Map<string, string[]> {
  const directives = String(header).split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

test.each(RESPONSES)('security headers are set on %s (%i)', async (what, status, request) => {
  const { statusCode, headers } = await app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(COMMON_HEADERS);
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
  const policy = policyOf(headers['content-security-policy']);
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*|https?:/);
  for (const name of ['default-src', 'frame-ancestors', 'base-uri']) {
    expect(policy.get(name)).toEqual(["'none'"]);
  }
  expect(policy.get('form-action')).toEqual(["'self'"]);
  const nonces = /^an? (?:unknown )?page/.test(what)
    ? [expect.stringMatching(/^'nonce-\w{32}'$/)]
    : [];
  expect(policy.get('script-src')).toEqual(["'self'", ...nonces]);
});

test('security headers are set on an internal error', async () => {
  const broken = await startTestServer();
  await broken.database.pool.query('alter table doctor rename to doctor_gone');
  const { statusCode, headers } = await broken.app.inject('/api/v1/doctors/nagy-anna/');
  await broken.close();
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({
    ...COMMON_HEADERS,
    'content-security-policy': expect.any(String),
  });
});

test('security headers are set on the response to an unreadable request', async () => {
  const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/9.9\r\n\r\n');
  const response = await text(socket);
  expect(response).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'");
  expect(response).toContain('Strict-Transport-Security: max-age=31536000; includeSubDomains');
  expect(response).toContain('X-Content-Type-Options: nosniff');
});

describe('the CSP nonce', () => {
  const nonceOf = (headers: Record<string, unknown>) =>
    /'nonce-(\w+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

  test('the CSP nonce differs for every page', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      nonces.add(nonceOf((await app.inject('/nothing')).headers));
    }
    expect(nonces.size).toBe(20);
  });

  test.each(['/doctors/budapest/cardiologist', '/doctor/nagy-anna', '/', '/nothing'])(
    'every script of %s has the CSP nonce, and no inline code is without it',
    async (url) => {
      const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      const cached = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      for (const { headers, rawPayload } of [first, cached]) {
        const isBrotli = headers['content-encoding'] === 'br';
        const html = (isBrotli ? brotliDecompressSync(rawPayload) : rawPayload).toString();
        const scripts = (html.match(/<script\b[^>]*>/g) ?? []).filter(
          (script) => script !== '<script type="application/ld+json">',
        );
        expect(scripts.length).toBeGreaterThan(0);
        const nonce = nonceOf(headers);
        for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
        expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="|javascript:/i);
      }
    },
  );
});

describe('an unknown host', () => {
  const evil = { host: 'evil.example', 'accept-encoding': 'br' };

  test.each(['/', '/doctors/budapest/cardiologist', '/robots.txt', '/sitemap.xml'])(
    '%s for an unknown host links to that host and is not cacheable',
    async (url) => {
      const { headers } = await app.inject({ url, headers: evil });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(server.site.pages.get(`desktop  http://evil.example${url}`)).toBeUndefined();
      const response = await app.inject({ url, headers: { host: 'vizit.hu' } });
      expect(response.body).not.toContain('evil.example');
      expect(response.headers['cache-control']).toContain('public');
    },
  );

  test('X-Forwarded-Host is ignored without a trusted proxy', async () => {
    const headers = { host: 'vizit.hu', 'x-forwarded-host': 'evil.example' };
    const { body } = await app.inject({ url: '/robots.txt', headers });
    expect(body).toContain('http://vizit.hu/sitemap.xml');
  });

  test('API responses for an unknown host are private', async () => {
    const url = '/api/v1/clinic-branches/?city=10';
    const { headers } = await app.inject({ url, headers: evil });
    expect(headers['cache-control']).toBe('private, no-cache');
    const response = await app.inject({ url, headers: { host: 'vizit.hu' } });
    expect(response.headers['cache-control']).toContain('public');
  });

  test('an HTTP/1.0 request without a host is answered', async () => {
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /robots.txt HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toContain('Sitemap: http://vizit.hu/sitemap.xml');
  });
});
