import { afterEach, beforeEach, expect, test } from 'vitest';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  createAccount,
  enterPassword,
  eventsOf,
  signInWithApp,
} from '#tests/support/staff/sign-in.ts';
import { signInClient, type SignInClient } from '#tests/support/staff/sign-in-client.ts';

const SESSIONS = '/api/staff/v1/sessions/';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const STAFF_HOST = 'operator.hu.localhost';

let server: TestServer;
let client: SignInClient;
beforeEach(async () => {
  server = await startTestServer();
  await createAccount(server, 'copywriter');
  client = await enterPassword(server, 'copywriter');
});
afterEach(() => server.close());

const isSignedIn = async (each: SignInClient) => (await each.call('staffMe')).status === 200;

test('scripts and other hosts cannot read the cookie', async () => {
  const { headers } = await server.post(SESSIONS, { username: 'copywriter', password: PASSWORD });
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^staff-session=[\w.-]+; /);
  const attributes = cookie.split('; ').slice(1);
  expect(attributes.toSorted()).toEqual([
    'HttpOnly',
    `Max-Age=${12 * 3600}`,
    `Path=${SESSIONS}`,
    'SameSite=Strict',
  ]);
});

test('the cookie is Secure on encrypted connections', async () => {
  const app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
    trustedProxyHops: 1,
  });
  const response = await app.inject({
    method: 'POST',
    url: SESSIONS,
    headers: { host: STAFF_HOST, 'x-forwarded-proto': 'https' },
    payload: { username: 'copywriter', password: PASSWORD },
  });
  await app.close();
  expect(String(response.headers['set-cookie'])).toContain('; Secure');
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  // A page of patients: the browser sends it the cookie, as the site is the same.
  { origin: 'https://vizit.hu', host: 'cabinet.vizit.hu' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
] as Record<string, string>[])('a request with %o cannot renew the session', async (headers) => {
  expect(problemsOf(await client.call('renewSession', { headers }), 401)).toEqual([
    'unauthenticated -',
  ]);
  expect((await client.call('renewSession')).status).toBe(200);
});

test('an origin that may call the API cannot renew the session', async () => {
  const origin = 'https://friend.example';
  const app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
    corsOrigins: [origin],
  });
  const renew = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `${SESSIONS}renew/`,
      payload: {},
      headers: { host: STAFF_HOST, ...headers },
    });
  const { cookie } = client;
  if (cookie === null) throw new Error('there is no cookie');
  expect((await renew({ cookie, origin })).statusCode).toBe(401);
  expect((await renew({ cookie, origin: `http://${STAFF_HOST}` })).statusCode).toBe(200);
  await app.close();
});

test('a session of the console makes no call of the cabinet, and none of the cabinet one of the console', async () => {
  const cabinet = { host: 'cabinet.hu.localhost' };
  expect((await client.call('staffMe', { headers: cabinet })).status).toBe(401);
  const body = { username: 'copywriter', password: PASSWORD };
  const clinic = signInClient(server);
  expect((await clinic.call('signIn', { body, headers: cabinet })).status).toBe(201);
  expect((await clinic.call('staffMe', { headers: cabinet })).status).toBe(200);
  expect(await isSignedIn(clinic)).toBe(false);
});

test('a session is renewed on its own site only, and one from before sites signs in again', async () => {
  const cabinet = { host: 'cabinet.hu.localhost' };
  expect((await client.call('renewSession', { headers: cabinet })).status).toBe(401);
  expect((await client.call('renewSession')).status).toBe(200);
  await server.database.pool.query('update staff_session set staff_site = null');
  expect((await client.call('renewSession')).status).toBe(401);
});

test('an access token lives a quarter of an hour, and renewal replaces token and cookie', async () => {
  const first = client.cookie;
  server.clock.advance({ minutes: 14 });
  expect(await isSignedIn(client)).toBe(true);
  server.clock.advance({ minutes: 1 });
  expect(await isSignedIn(client)).toBe(false);
  const { body } = await client.call('renewSession');
  expect(body).toMatchObject({ next: 'done', user: { username: 'copywriter' } });
  expect(body.expires_at).toBe('2026-11-23T07:30:00+01:00');
  expect(client.cookie).not.toBe(first);
  expect(await isSignedIn(client)).toBe(true);
});

test('a session ends after twelve hours, however often it was renewed', async () => {
  for (let hours = 0; hours < 12; hours += 1) {
    expect((await client.call('renewSession')).status).toBe(200);
    server.clock.advance({ minutes: 59 });
  }
  server.clock.advance({ minutes: 11 });
  const { body } = await client.call('renewSession');
  expect(body.expires_at).toBe('2026-11-23T19:00:00+01:00');
  server.clock.advance({ minutes: 1 });
  expect(await isSignedIn(client)).toBe(false);
  expect((await client.call('renewSession')).status).toBe(401);
});

test('two tabs that renew at once both stay signed in, with the same cookie', async () => {
  const cookie = client.cookie ?? '';
  const renew = () => server.post(`${SESSIONS}renew/`, {}, { cookie });
  const responses = await Promise.all([renew(), renew()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const cookies = responses.map(({ cookies: [cookie] }) => cookie?.value);
  expect(new Set(cookies).size).toBe(1);
  for (const { body } of responses) {
    const tab = signInClient(server);
    tab.token = body.access_token;
    expect(await isSignedIn(tab)).toBe(true);
  }
});

test('a reload that lost the new cookie is not punished within ten seconds', async () => {
  const before = client.cookie;
  await client.call('renewSession');
  const after = client.cookie;
  client.cookie = before;
  server.clock.advance({ minutes: 9 / 60 });
  expect((await client.call('renewSession')).status).toBe(200);
  expect(client.cookie).toBe(after);
});

test('a used renewal token ends the session, for the owner and for the thief', async () => {
  const stolen = client.cookie;
  await client.call('renewSession');
  server.clock.advance({ minutes: 10 / 60 });
  const thief = signInClient(server);
  thief.cookie = stolen;
  expect(problemsOf(await thief.call('renewSession'), 401)).toEqual(['unauthenticated -']);
  expect(await isSignedIn(client)).toBe(false);
  expect((await client.call('renewSession')).status).toBe(401);
  expect(await eventsOf(server)).toEqual(['signed_in password', 'session_ended renewal_reused']);
});

test('a renewal token that was used before the last one also ends the session', async () => {
  const stolen = client.cookie;
  await client.call('renewSession');
  await client.call('renewSession');
  const thief = signInClient(server);
  thief.cookie = stolen;
  expect((await thief.call('renewSession')).status).toBe(401);
  expect(await isSignedIn(client)).toBe(false);
});

test('a made-up or changed renewal token neither renews nor ends a session', async () => {
  const [, value = ''] = /=(.*)$/.exec(client.cookie ?? '') ?? [];
  const [key = '', , signature = ''] = value.split('.');
  for (const made of ['', 'x', key, `${key}.1.${signature}`, `${key}.0.${'0'.repeat(64)}`]) {
    const thief = signInClient(server);
    thief.cookie = `staff-session=${made}`;
    expect((await thief.call('renewSession')).status).toBe(401);
  }
  expect(await isSignedIn(client)).toBe(true);
});

test('a locked account loses its sessions at once', async () => {
  await server.database.pool.query('update staff_user set locked_at = now()');
  expect(await isSignedIn(client)).toBe(false);
  expect((await client.call('renewSession')).status).toBe(401);
});

test('the list of sessions lists the own sessions by browser, marks this one, and ends another', async () => {
  await createAccount(server, 'account_manager');
  await enterPassword(server, 'account_manager');
  server.clock.advance({ minutes: 5 });
  const other = signInClient(server);
  const body = { username: 'copywriter', password: PASSWORD };
  await other.call('signIn', { body, headers: { 'user-agent': FIREFOX } });
  const listed = (await client.call('listAccess')).body.sessions;
  expect(listed).toEqual([
    {
      id: expect.any(Number),
      browser: 'Firefox',
      operating_system: 'Linux',
      created_at: '2026-11-23T07:05:00+01:00',
      last_seen_at: '2026-11-23T07:05:00+01:00',
      is_verified: true,
      is_current: false,
      is_same_network: true,
    },
    expect.objectContaining({ browser: null, is_current: true }),
  ]);
  const ended = await client.call('endSession', { param: listed[0].id });
  expect(ended.status).toBe(204);
  expect(await isSignedIn(other)).toBe(false);
  expect((await other.call('renewSession')).status).toBe(401);
  expect(await isSignedIn(client)).toBe(true);
  expect(await eventsOf(server)).toContain('session_ended ended_by_owner');
});

test('a session of another account cannot be ended', async () => {
  const { client: other } = await signInWithApp(server, 'account_manager');
  const { body } = await other.call('listAccess');
  expect(problemsOf(await client.call('endSession', { param: body.sessions[0].id }), 404)).toEqual([
    'not_found -',
  ]);
  expect(await isSignedIn(other)).toBe(true);
});

test('signing out ends the session and clears the cookie', async () => {
  const response = await client.call('signOut');
  expect(response.status).toBe(204);
  expect(String(response.headers['set-cookie'])).toMatch(
    new RegExp(`^staff-session=; .*Path=${SESSIONS}; Expires=Thu, 01 Jan 1970`),
  );
  expect(await isSignedIn(client)).toBe(false);
  expect(await eventsOf(server)).toEqual(['signed_in password', 'session_ended signed_out']);
});

test('the database stores hashes of access and renewal tokens only', async () => {
  const { rows } = await server.database.pool.query(
    `select (select jsonb_agg(s) from staff_session s) as sessions,
       (select jsonb_agg(t) from staff_access_token t) as tokens`,
  );
  const stored = JSON.stringify(rows);
  const [key = ''] = (client.cookie ?? '').replace('staff-session=', '').split('.');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(stored).not.toContain(key);
  expect(stored).not.toContain(client.token);
});

test('clean-up deletes expired sessions, access tokens and challenges', async () => {
  const { pool } = server.database;
  const retention = { patientDays: 365, messageDays: 90 };
  const count = async () => {
    const { rows } = await pool.query(
      `select (select count(*)::integer from staff_session) as sessions,
         (select count(*)::integer from staff_access_token) as tokens,
         (select count(*)::integer from staff_challenge) as challenges`,
    );
    return rows;
  };
  await client.call('createTotp');
  server.clock.advance({ minutes: 16 });
  await cleanUp(pool, server.clock.now(), retention);
  expect(await count()).toEqual([{ sessions: 1, tokens: 0, challenges: 1 }]);
  server.clock.advance({ minutes: 15 });
  await cleanUp(pool, server.clock.now(), retention);
  expect(await count()).toEqual([{ sessions: 1, tokens: 0, challenges: 0 }]);
  server.clock.advance({ hours: 12 });
  await cleanUp(pool, server.clock.now(), retention);
  expect(await count()).toEqual([{ sessions: 0, tokens: 0, challenges: 0 }]);
});
