import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { HTTP_LIMITS, type HttpLimits } from '#server/http/connection-timeouts.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** Short timeouts, for slow clients only: on a busy machine, a server reads requests late. */
const SHORT_LIMITS = {
  ...HTTP_LIMITS,
  headersMs: 300,
  requestMs: 600,
  idleMs: 900,
  checkEveryMs: 20,
};
const LARGE = 64 * 1024 * 1024;

let server: TestServer;
let app: FastifyInstance;
/** The server with the timeouts of the product, except for that of a handler. */
let patientApp: FastifyInstance;
let port: number;
let patientPort: number;

beforeAll(async () => {
  server = await startTestServer();
  const listen = async (httpLimits: HttpLimits) => {
    const created = await createApp({
      sites: new Map([['hu', server.site]]),
      defaultSite: server.site,
      isReady: () => Promise.resolve(true),
      logger: pino({ level: 'silent' }),
      httpLimits,
    });
    created.get('/large', (_request, reply) => reply.send(Buffer.alloc(LARGE)));
    const address = await created.listen({ host: '127.0.0.1', port: 0 });
    return [created, Number(new URL(address).port)] as const;
  };
  [app, port] = await listen(SHORT_LIMITS);
  [patientApp, patientPort] = await listen({ ...HTTP_LIMITS, handlerMs: 3000 });
});
afterAll(async () => {
  await app.close();
  await patientApp.close();
  await server.close();
});

async function open(to = port): Promise<Socket> {
  const socket = connect(to, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Reads a connection until it closes, by an end or an error. */
async function text(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  return Buffer.concat(chunks).toString();
}

/** Writes a text one character at a time until the server closes the connection. */
async function drip(socket: Socket, letters: string): Promise<void> {
  for (const letter of letters) {
    if (!socket.writable) return;
    socket.write(letter);
    await sleep(10);
  }
}

const connections = () => promisify(app.server.getConnections.bind(app.server))();

test('a connection that sends nothing is closed', async () => {
  expect(await text(await open())).toMatch(/^HTTP\/1.1 408 |^$/);
});

test('a connection whose headers arrive too slowly is closed', async () => {
  const socket = await open();
  const response = text(socket);
  await drip(socket, `GET /health/live HTTP/1.1\r\nHost: vizit.hu\r\nX: ${'x'.repeat(2000)}`);
  expect(await response).toMatch(/^HTTP\/1.1 408 /);
});

test('a connection whose body arrives too slowly is closed', async () => {
  const socket = await open();
  const response = text(socket);
  socket.write('POST /api/v0/registration_codes/ HTTP/1.1\r\nHost: vizit.hu\r\n');
  socket.write('Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n');
  await drip(socket, '{'.repeat(2000));
  expect(await response).toMatch(/^HTTP\/1.1 408 /);
});

test('a connection that does not read its response is closed', async () => {
  const socket = await open();
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: vizit.hu\r\n\r\n');
  await vi.waitFor(async () => expect(await connections()).toBe(1));
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  socket.destroy();
});

describe('pipelined and sequential requests', () => {
  const ask = (count: number) =>
    'GET /api/v1/cities/ HTTP/1.1\r\nHost: vizit.hu\r\n\r\n'.repeat(count - 1) +
    'GET /api/v1/cities/ HTTP/1.1\r\nHost: vizit.hu\r\nConnection: close\r\n\r\n';

  test('a few pipelined requests get responses in order', async () => {
    const socket = await open(patientPort);
    const paths = [
      '/api/v1/cities/',
      '/404',
      '/api/v1/settings/',
      '/robots.txt',
      '/api/v1/cities/',
    ];
    const requests = paths.map((path, index) => {
      const close = index === paths.length - 1 ? 'Connection: close\r\n' : '';
      return `GET ${path} HTTP/1.1\r\nHost: vizit.hu\r\n${close}\r\n`;
    });
    socket.write(requests.join(''));
    const responses = (await text(socket)).split(/(?=HTTP\/1\.1 \d{3} )/);
    expect(responses.map((response) => response.slice(9, 12))).toEqual([
      '200',
      '404',
      '200',
      '200',
      '200',
    ]);
    expect(responses[2]).toContain('"flags"');
    expect(responses[3]).toContain('User-agent');
  });

  test('many sequential requests on one connection get responses', async () => {
    const statuses = [];
    for (let turn = 0; turn < 30; turn += 1) {
      statuses.push((await fetch(`http://127.0.0.1:${patientPort}/api/v1/cities/`)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('a hundred pipelined requests are rejected: their responses would be buffered', async () => {
    const socket = await open(patientPort);
    const response = text(socket);
    socket.write(ask(100));
    expect((await response).match(/HTTP\/1.1 200 /g)?.length ?? 0).toBeLessThan(100);
  });
});

test('a response that takes too long is a 503 with Retry-After', async () => {
  const holder = await server.database.pool.connect();
  await holder.query('begin; lock table doctor_listing in access exclusive mode');
  const response = await fetch(`http://127.0.0.1:${patientPort}/api/v1/doctors/?city=10`);
  await holder.query('rollback');
  holder.release();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ errors: [{ code: 'unavailable' }] });
});

test('hundreds of slow connections do not block other clients', async () => {
  const sockets = await Promise.all(Array.from({ length: 300 }, () => open()));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: ');
  const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/cities/`);
  expect(status).toBe(200);
  await vi.waitFor(async () => expect(await connections()).toBeLessThan(5));
  for (const socket of sockets) socket.destroy();
});

test('the default timeouts are long enough for slow networks', () => {
  const { headersMs, requestMs, idleMs, checkEveryMs } = HTTP_LIMITS;
  expect(headersMs).toBeGreaterThanOrEqual(10_000);
  expect(requestMs).toBeGreaterThanOrEqual(30_000);
  expect(idleMs).toBeGreaterThan(requestMs);
  expect(checkEveryMs).toBeLessThan(headersMs);
});

describe('requests that are too large', () => {
  const send = (bytes: string) =>
    open(patientPort).then((socket) => {
      socket.write(bytes);
      return text(socket);
    });

  test.each([
    ['declares a large Content-Length', `Content-Length: ${1024 ** 4}`, '413'],
    ['is large and chunked', 'Transfer-Encoding: chunked', '413'],
  ])('a request is rejected as too large when it %s', async (_what, header, status) => {
    const head = `POST /api/v1/appointments/ HTTP/1.1\r\nHost: vizit.hu\r\nConnection: close\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;
    const body = header.startsWith('Transfer') ? `20000\r\n${' '.repeat(0x20000)}\r\n` : '';
    expect(await send(head + body)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('a request with too large headers is rejected', async () => {
    const head = `GET / HTTP/1.1\r\nHost: vizit.hu\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await send(head)).toMatch(/^HTTP\/1.1 431 /);
  });

  test('a compressed request is rejected without being decompressed', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v0/registration_codes/',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: Buffer.from([31, 139, 8, 0, 0, 0, 0, 0]),
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });
});
