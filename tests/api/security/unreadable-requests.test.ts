import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf } from '#tests/support/http/conformance.ts';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
} from '#tests/support/servers/server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

/** Reads the response until the server closes the connection. */
async function readResponse(socket: Socket): Promise<TestResponse> {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(
      headers.map((header) => [header.split(': ')[0]?.toLowerCase() ?? '', header.split(': ')[1]]),
    ),
    body: JSON.parse(body),
    cookies: [],
  };
}

async function send(bytes: string): Promise<TestResponse> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return readResponse(socket);
}

test.each([
  ['an unknown version', 'GET / HTTP/9.9\r\n\r\n'],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
])('an unreadable request with %s is rejected like any other error', async (_title, bytes) => {
  const response = await send(bytes);
  expect(problemsOf(response)).toEqual(['malformed_request -']);
  expect(response.body.errors[0].detail).toBe('A kérés nem értelmezhető');
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', connection: 'close' });
});

test('an HTTP/1.1 request without Host is rejected like any other error', async () => {
  const response = await send('GET /api/v1/cities/ HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(problemsOf(response)).toEqual(['malformed_request -']);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(response.headers).toHaveProperty('content-security-policy');
});

test('a request with an unknown Expect header is rejected like any other error', async () => {
  const head = 'POST /api/v1/appointments/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
  const body = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  const response = await send(`${head}Expect: foo\r\n${body}`);
  expect(problemsOf(response, 417)).toEqual(['malformed_request -']);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('a request with too large headers is rejected like any other error', async () => {
  const cookie = 'x'.repeat(20_000);
  const response = await send(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`);
  expect(problemsOf(response, 431)).toEqual(['payload_too_large -']);
});

test('a request that arrives too slowly is rejected like any other error', async () => {
  const accepted = once(server.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\n');
  const [connection] = await accepted;
  // Emits the error of Node's request timeout.
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.app.server.emit('clientError', late, connection);
  expect(problemsOf(await readResponse(socket), 408)).toEqual(['request_timeout -']);
});

test('requests of HTTP/1.0 without Host and with Expect: 100-continue are accepted', async () => {
  const old = connect(port, '127.0.0.1');
  old.write('GET /api/v1/cities/ HTTP/1.0\r\n\r\n');
  expect((await readResponse(old)).status).toBe(200);

  const waiting = connect(port, '127.0.0.1');
  waiting.write(
    'POST /api/v1/appointments/ HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n' +
      'Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n',
  );
  const [goOn] = await once(waiting, 'data');
  expect(String(goOn)).toMatch(/^HTTP\/1\.1 100 Continue/);
  waiting.write('{}');
  expect(problemsOf(await readResponse(waiting))).toContain('required client_name');
});

test('unreadable requests do not affect other clients', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/cities/`)).status).toBe(200);
});
