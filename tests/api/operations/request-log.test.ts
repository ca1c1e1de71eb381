import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { SmsError } from '#server/gateways/sms/sms-gateway.ts';
import type { PageRenderer } from '#server/ssr/render-page.ts';
import { createMemoryLog } from '#tests/support/http/memory-log.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CONTACT = '/api/v1/contact-messages/';
const MESSAGE = {
  name: 'Kata Próba',
  email: 'kata@example.com',
  message: 'Hello',
  consents: ['personal_data'],
};
const HASH = '0123456789abcdef0123456789abcdef';
const NEW_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const render: PageRenderer = async ({ url, onError }) => {
  if (url.startsWith('/slow')) await sleep(1050);
  if (url.startsWith('/broken')) {
    onError(new Error('cannot be shown'));
    return { status: 500, headers: {}, html: 'an error page' };
  }
  return { status: 200, headers: {}, html: `<p>${url}</p>` };
};

let server: TestServer;
let app: FastifyInstance;
let isReady = true;
const log = createMemoryLog();
beforeAll(async () => {
  server = await startTestServer();
  app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(isReady),
    pages: { render, serveFiles: () => Promise.resolve() },
    logger: log.logger,
  });
  server.site.pages.resume();
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => void log.takeLines());

async function idOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await app.inject({ url, headers });
  return String(response.headers['x-request-id']);
}

test('the request id comes from the proxy, if it is well-formed', async () => {
  const requestId = 'f3b0c44298fc1c149afbf4c8996fb924';
  expect(await idOf('/api/v1/cities/', { 'x-request-id': requestId })).toBe(requestId);
  for (const odd of [
    '+36201234567',
    '36201234567',
    'a b'.repeat(9),
    'x'.repeat(65),
    '"'.repeat(20),
  ]) {
    expect(await idOf('/api/v1/cities/', { 'x-request-id': odd })).toMatch(NEW_ID);
  }
});

test('the request id is unique per response, also for the same cached page', async () => {
  const brotli = { 'accept-encoding': 'br' };
  const first = await app.inject({ url: '/same', headers: brotli });
  const etag = String(first.headers.etag);
  const ids = [
    String(first.headers['x-request-id']),
    await idOf('/same', brotli),
    await idOf('/same', { ...brotli, 'if-none-match': etag }),
    await idOf('/same'),
    await idOf('/no-such-file.png'),
    await idOf('/api/v1/doctors/unknown/'),
  ];
  for (const id of ids) expect(id).toMatch(NEW_ID);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the request log has no line for a success or a 4xx', async () => {
  await app.inject({ url: '/fine' });
  await app.inject({ url: `/api/v1/appointments/1/?hash=${HASH}` });
  await app.inject({ method: 'POST', url: CONTACT, payload: { ...MESSAGE, email: 'kata' } });
  expect(log.takeLines()).toEqual([]);
});

test('the request log has a line for a 500 with id and cause, without personal data', async () => {
  await server.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'no room' using detail = 'Failing row: ' || new, hint = new.name;
      end $$;
      create trigger refuse before insert on contact_message
        for each row execute function refuse()`);
  const response = await app.inject({
    method: 'POST',
    url: `${CONTACT}?hash=${HASH}`,
    payload: MESSAGE,
  });
  expect(response.statusCode).toBe(500);
  expect(log.takeLines()).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'request failed',
      requestId: response.headers['x-request-id'],
      country: 'hu',
      method: 'POST',
      route: CONTACT,
      status: 500,
      err: {
        type: 'error',
        message: 'no room',
        code: 'P0001',
        stack: expect.stringMatching(/^ {4}at /),
      },
    }),
  ]);
  for (const secret of ['Kata', 'kata', HASH]) expect(log.text()).not.toContain(secret);
});

test('the request log has the reason why a one-time code could not be sent', async () => {
  const { sms } = server.site;
  const send = sms.send;
  sms.send = () => Promise.reject(new SmsError('Twilio rejected: 20003'));
  const phone = '+36 20 765 4321';
  await app.inject({ method: 'POST', url: '/api/v0/registration_codes/', payload: { phone } });
  sms.send = send;
  expect(log.takeLines()).toEqual([
    expect.objectContaining({
      level: 50,
      err: expect.objectContaining({
        message: 'phone: sms_failed',
        cause: expect.objectContaining({ type: 'SmsError', message: 'Twilio rejected: 20003' }),
      }),
    }),
  ]);
  expect(log.text()).not.toMatch(/207654321|765 4321/);
});

test('the request log has a line for a page that failed to render, without the hash in its path', async () => {
  const response = await app.inject({ url: `/broken/a/${HASH}?hash=${HASH}` });
  expect(response.statusCode).toBe(500);
  expect(log.takeLines()).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'request failed',
      requestId: response.headers['x-request-id'],
      method: 'GET',
      path: '/broken/a/…',
      err: expect.objectContaining({ message: 'cannot be shown' }),
    }),
  ]);
});

test('the request log has a warning for a slow request and for a 503', async () => {
  await app.inject({ url: '/slow' });
  isReady = false;
  await app.inject({ url: '/health/ready' });
  isReady = true;
  const [slow, unavailable, ...more] = log.takeLines();
  expect(slow).toMatchObject({ level: 40, msg: 'slow request', path: '/slow', status: 200 });
  expect(Number(slow?.['ms'])).toBeGreaterThan(1000);
  expect(unavailable).toMatchObject({
    level: 40,
    msg: 'service unavailable',
    route: '/health/ready',
    status: 503,
  });
  expect(more).toEqual([]);
});
