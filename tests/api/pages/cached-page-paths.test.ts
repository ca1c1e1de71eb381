import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { drainBeforeClose } from '#server/http/drain.ts';
import type { PageRenderer } from '#server/ssr/render-page.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** The headers that differ between connections, or before and after a page is compressed again. */
const OWN_HEADERS = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];
const ID = 'an-id-of-the-proxy-1';
const BROWSER = { 'accept-encoding': 'br', 'x-request-id': ID };
const HOST = 'hu.localhost';

const render: PageRenderer = ({ url, nonce, device, citySlug, origin }) => {
  const html = `${url} ${nonce} ${device} ${citySlug ?? 'no city'} ${origin}`;
  return Promise.resolve({ status: 200, headers: {}, html: `<p>${html}</p>`.repeat(60) });
};

let server: TestServer;
let app: FastifyInstance;
let port: number;
/** True for each request that Fastify handled. */
let routed: boolean[] = [];
beforeEach(() => {
  routed = [];
});

beforeAll(async () => {
  server = await startTestServer();
  server.site.pages.resume();
  app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
    trustedProxyHops: 1,
    pages: { render, serveFiles: () => Promise.resolve() },
  });
  drainBeforeClose(app, 10_000);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  // Fastify keeps the URL from before it is rewritten.
  app.server.on('request', (incoming) => routed.push('originalUrl' in incoming));
});
afterAll(() => server.close());

type Headers = Record<string, string>;

function shared(headers: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)),
  );
}

function decoded(body: Buffer, headers: Readonly<Record<string, unknown>>): string {
  const isCompressed = headers['content-encoding'] === 'br' && body.length > 0;
  return (isCompressed ? brotliDecompressSync(body) : body).toString();
}

async function send(path: string, headers: Headers, method = 'GET') {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const all = { host: HOST, ...BROWSER, ...headers };
    request({ host: '127.0.0.1', port, path, method, headers: all, agent: false })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = decoded(Buffer.concat(chunks), incoming.headers);
  return { status: incoming.statusCode, headers: shared(incoming.headers), body };
}

/** Sends a request past the server, which takes the usual path through Fastify. */
async function inject(url: string, headers: Headers, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const all = { host: HOST, ...BROWSER, ...headers };
  const response = await app.inject({ method, url, headers: all });
  const body = decoded(response.rawPayload, response.headers);
  return { status: response.statusCode, headers: shared(response.headers), body };
}

test('a list is noted for its address, rendered and from the cache on both paths', async () => {
  const { cityById, serviceById } = server.site.reference.current;
  const list = `/doctors/${cityById.get(ids.city)?.slug}/${serviceById.get(ids.cardiologist)?.slug}`;
  const from = (address: string) => ({
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
    'x-forwarded-for': `6.6.6.6, ${address}`,
  });
  server.site.demand.take();
  routed = [];
  await send(list, from('10.0.0.1'));
  await send(list, from('10.0.0.2'));
  await send(list, from('10.0.0.2'));
  expect(routed).toEqual([true, false, false]);
  await inject(list, from('10.0.0.3'));
  expect(server.site.demand.take()).toEqual([
    {
      city: ids.city,
      service: ids.cardiologist,
      addresses: new Set(['10.0.0.1', '10.0.0.2', '10.0.0.3']),
    },
  ]);
});

test.each<[string, string, Headers]>([
  ['in Brotli', '/a', {}],
  ['with tracking parameters', '/b?utm_source=x&sort=price', {}],
  ['with an escaped path', '/%zz', {}],
  ['on a phone', '/c', { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' }],
  ['to a robot', '/c', { 'user-agent': 'Googlebot/2.1' }],
  ['with a city', '/d', { cookie: 'a=b; city-slug=budapest' }],
  ['on the host in capitals with a port', '/e', { host: 'HU.localhost:3000' }],
  ['behind a proxy', '/f', { 'x-forwarded-proto': 'http, https' }],
  ['with a host that the proxy passed on', '/f', { 'x-forwarded-host': 'evil.example' }],
])('%s is the page that Fastify sends', async (_title, url, headers) => {
  await inject(url, headers);
  const usual = await inject(url, headers);
  const early = await send(url, headers);
  expect(early).toEqual(usual);
  expect(early).toMatchObject({ status: 200, headers: { 'x-request-id': ID } });
  const ifNoneMatch = { ...headers, 'if-none-match': String(early.headers['etag']) };
  const unchanged = await send(url, ifNoneMatch);
  expect(unchanged).toEqual(await inject(url, ifNoneMatch));
  expect(unchanged).toMatchObject({ status: 304, body: '' });
  expect(routed).toEqual([false, false]);
});

test('a cached page that is sent before routing is the page of the host that an absolute target names', async () => {
  const usual = await inject('/g', { host: 'www.hu.localhost' });
  const early = await send('http://www.hu.localhost/g', {});
  expect(early).toEqual(usual);
  expect(routed).toEqual([false]);
});

test.each<[string, string, Headers, ('HEAD' | 'POST')?]>([
  ['to a client without Brotli', '/a', { 'accept-encoding': 'identity' }],
  ['to HEAD', '/a', {}, 'HEAD'],
  ['to POST', '/a', {}, 'POST'],
  ['to another origin', '/a', { origin: 'https://other.example' }],
  ['to a made-up host', '/a', { host: 'evil.example' }],
  ['on a host of staff', '/a', { host: 'cabinet.hu.localhost' }],
  ['to a malformed host', '/a', { host: 'a b' }],
  ['to a path of the API', '/api/a', {}],
  ['to a position', '/a?lat=1&lng=2', {}],
])('%s', async (_title, url, headers, method) => {
  const paths = [url, url];
  for (const path of paths) await send(path, headers, method);
  expect(routed).toEqual([true, true]);
});

test('Fastify responds to requests that a client pipelines', async () => {
  await send('/p', {});
  routed = [];
  const one = `GET /p HTTP/1.1\r\nHost: ${HOST}\r\nAccept-Encoding: br\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.write(one + one);
  await vi.waitFor(() => expect(routed).toEqual([false, true]));
  socket.destroy();
});

// The last test, because it stops the process.
test('Fastify responds while the process stops, and closes the connection', async () => {
  await send('/p', {});
  routed = [];
  let received = '';
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('data', (text: string) => (received += text));
  const one = `GET /p HTTP/1.1\r\nHost: ${HOST}\r\nAccept-Encoding: br\r\n\r\n`;
  socket.write(one);
  await vi.waitFor(() => expect(routed).toEqual([false]));
  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  socket.write(one);
  await Promise.all([closed, once(socket, 'close')]);
  expect(routed).toEqual([false, true]);
  expect(received).toMatch(/Connection: keep-alive.*connection: close/is);
});
