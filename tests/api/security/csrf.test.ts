import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { endpoints } from '#shared/contract/endpoints.ts';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { createApp } from '#server/app.ts';
import { book, payload } from '#tests/support/data/booking.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { slotAt } from '#tests/support/data/appointment.ts';

const APPOINTMENTS = '/api/v1/appointments/';
const CODES = '/api/v0/registration_codes/';
const PHONE = '+36201234567';
const FOREIGN_ORIGIN = 'https://evil.example';
const ALLOWED_ORIGIN = 'https://friend.example';
const CALLS = [...Object.values(endpoints), ...Object.values(staffEndpoints)];
const hostOf = (path: string) =>
  path.startsWith('/api/staff/') ? 'operator.hu.localhost' : 'hu.localhost';

let server: TestServer;
/** The cookie of a browser that has verified its phone. */
let cookie: string;
let setCookie: string;

beforeAll(async () => {
  server = await startTestServer();
  const first = await server.app.inject({ url: '/api/v1/cities/' });
  expect(first.headers['set-cookie']).toBeUndefined();
  const response = await book(
    server,
    payload(await slotAt(server, '09:00'), { client_phone: PHONE }),
  );
  expect(response.status).toBe(201);
  setCookie = String(response.headers['set-cookie']);
  [cookie = ''] = setCookie.split(';');
});
afterAll(() => server.close());

/** Returns whether the server accepts the cookie as proof of the phone and sends no code. */
async function isVerified(headers: Record<string, string>): Promise<boolean> {
  server.clock.advance({ minutes: 10 });
  const response = await server.post(CODES, { phone: PHONE }, { cookie, ...headers });
  expect(response.status).toBe(201);
  return response.body.send_sms === false;
}

test('the cookie is HttpOnly, SameSite and limited to the API', () => {
  expect(setCookie).toContain('Path=/api/');
  expect(setCookie).toContain('HttpOnly');
  expect(setCookie).toContain('SameSite=Lax');
  expect(setCookie).not.toMatch(/36201234567|201234567/);
});

test('the cookie is Secure on encrypted connections', async () => {
  const app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
    trustedProxyHops: 1,
  });
  await server.post(CODES, { phone: '+36301234567' });
  const code = /\b\d{4}\b/.exec(server.sms.sent[0]?.text ?? '')?.[0];
  const slot = await slotAt(server, '10:00');
  const response = await app.inject({
    method: 'POST',
    url: APPOINTMENTS,
    headers: { 'x-forwarded-proto': 'https' },
    payload: payload(slot, { client_phone: '+36301234567', code: { code } }),
  });
  await app.close();
  expect(response.statusCode).toBe(201);
  expect(String(response.headers['set-cookie'])).toContain('Secure');
});

test('the cookie is accepted from our own pages and from clients that are not browsers', async () => {
  expect(await isVerified({})).toBe(true);
  expect(await isVerified({ origin: 'http://localhost', host: 'localhost:80' })).toBe(true);
  expect(await isVerified({ origin: 'https://vizit.hu', host: 'vizit.hu' })).toBe(true);
  expect(await isVerified({ origin: 'http://hu.localhost:3000', host: 'hu.localhost:3000' })).toBe(
    true,
  );
});

test.each([
  { origin: FOREIGN_ORIGIN },
  { origin: 'null' },
  { origin: 'https://vizit.hu.evil.example', host: 'vizit.hu' },
  { origin: 'https://evil-vizit.hu', host: 'vizit.hu' },
  { origin: 'http://vizit.hu:8080', host: 'vizit.hu' },
  { 'sec-fetch-site': 'cross-site' },
])('the cookie is ignored for a request with %o', async (headers) => {
  expect(await isVerified(headers as Record<string, string>)).toBe(false);
});

test('a page of another origin cannot book in the name of its visitor', async () => {
  const body = payload(await slotAt(server, '11:00'), { client_phone: PHONE });
  const headers = { cookie, origin: FOREIGN_ORIGIN };
  const response = await server.post(APPOINTMENTS, body, headers);
  expect(response.status).toBe(400);
  expect(response.body.errors[0].code).toBe('code_required');
  expect((await server.post(APPOINTMENTS, body, { cookie })).status).toBe(201);
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'phone=%2B36201234567'],
  ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
  ['text', 'text/plain', JSON.stringify({ phone: PHONE })],
  ['no content type', '', JSON.stringify({ phone: PHONE })],
])('every endpoint that changes data rejects a form of type %s', async (_what, type, body) => {
  for (const endpoint of CALLS) {
    const { method, path } = endpoint;
    if (method !== 'POST') continue;
    // Uploads first need a session, which a form cannot send.
    const statuses = 'upload' in endpoint ? [401] : [400, 415];
    const url = path.replace(/:id/, '1').replace(/:\w+/, 'x');
    const request: InjectOptions = { method, url, payload: body };
    const headers = { host: hostOf(path), ...(type === '' ? {} : { 'content-type': type }) };
    const { statusCode } = await server.app.inject({ ...request, headers });
    expect([url, statusCode]).toEqual([url, expect.toBeOneOf(statuses)]);
  }
  const { rows } = await server.database.pool.query(
    'select (select count(*) from contact_message) + (select count(*) from clinic_request) as n',
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('GET requests change nothing', async () => {
  const { rows: before } = await server.database.pool.query('select * from appointment');
  for (const { method, path } of CALLS) {
    if (method === 'GET') continue;
    const url = path.replace(/:id/, '1').replace(/:\w+/, 'x');
    const { statusCode } = await server.app.inject({ url, headers: { host: hostOf(path) } });
    expect([url, statusCode]).toEqual([url, expect.toBeOneOf([400, 401, 404, 405])]);
  }
  const { rows: after } = await server.database.pool.query('select * from appointment');
  expect(after).toEqual(before);
});

test('other origins can neither read responses nor send JSON', async () => {
  const read = await server.get('/api/v1/cities/', { origin: FOREIGN_ORIGIN });
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: APPOINTMENTS,
    headers: {
      origin: FOREIGN_ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
});

test('an origin in the allow list can send requests with the cookie', async () => {
  const app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
    corsOrigins: [ALLOWED_ORIGIN],
  });
  const requestCode = (origin: string) =>
    app.inject({
      method: 'POST',
      url: CODES,
      payload: { phone: PHONE },
      headers: { cookie, origin },
    });
  const response = await requestCode(ALLOWED_ORIGIN);
  expect(response.json()).toEqual({ send_sms: false });
  expect(response.headers['access-control-allow-origin']).toBe(ALLOWED_ORIGIN);
  expect(response.headers['access-control-allow-credentials']).toBe('true');
  server.clock.advance({ minutes: 10 });
  expect((await requestCode(FOREIGN_ORIGIN)).json()).toEqual({ send_sms: true });
  await app.close();
});

test('a staff session is a token that browsers do not send by themselves', async () => {
  const response = await server.get('/api/v1/users/me/', { cookie: 'session=x; access_token=y' });
  expect(response.status).toBe(401);
});
