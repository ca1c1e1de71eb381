import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  codeAt,
  createAccount,
  enterPassword,
  eventsOf,
  signInWithApp,
} from '#tests/support/staff/sign-in.ts';
import { signInClient, type SignInClient } from '#tests/support/staff/sign-in-client.ts';

const PIN = '492716';
const WRONG = '492717';
const OTHER_PIN = '830152';

let server: TestServer;
/** The browser at the desk. */
let desk: SignInClient;
/** The key of the app of the first person. */
let secret: string;
beforeEach(async () => {
  server = await startTestServer();
  ({ client: desk, secret } = await signInWithApp(server, 'clinic_admin'));
});
afterEach(() => server.close());

const setPin = (pin = PIN) => desk.call('setPin', { body: { password: PASSWORD, pin } });
const people = async (client = desk) => (await client.call('devicePeople')).body;
const idOf = async (username: string) =>
  (await server.database.pool.query('select id from staff_user where username = $1', [username]))
    .rows[0].id;
const enterPin = async (pin: string, client = desk, username = 'clinic_admin') =>
  client.call('signInWithPin', { body: { id: await idOf(username), pin } });
const whoAmI = async () => (await desk.call('staffMe')).body.username;

/** Signs the first person in at the desk again, with all factors. */
async function signInFully(): Promise<void> {
  server.clock.advance({ minutes: 1 });
  await desk.call('signIn', { body: { username: 'clinic_admin', password: PASSWORD } });
  const body = { code: codeAt(secret, server.clock.now()) };
  expect((await desk.call('verifyTotp', { body })).status).toBe(201);
}

test('a desk that is locked opens with the PIN, and the session before it is over', async () => {
  await setPin();
  const { token, cookie } = desk;
  expect((await desk.call('lockSession')).status).toBe(204);
  expect((await desk.call('staffMe')).status).toBe(401);
  desk.cookie = cookie;
  expect((await desk.call('renewSession')).status).toBe(401);
  expect(await people()).toMatchObject([{ name: 'clinic_admin' }]);
  expect((await enterPin(PIN)).body).toMatchObject({ next: 'done' });
  expect(desk.token).not.toBe(token);
  expect(await whoAmI()).toBe('clinic_admin');
  expect((await eventsOf(server)).slice(2)).toEqual([
    'second_factor_added pin',
    'session_ended locked',
    'signed_in pin',
  ]);
});

test('two people take turns, and the session is that of the person', async () => {
  await setPin();
  await desk.call('lockSession');
  await createAccount(server, 'clinic_branch_admin');
  await desk.call('signIn', { body: { username: 'clinic_branch_admin', password: PASSWORD } });
  const app = await desk.call('createTotp');
  const code = codeAt(app.body.secret, server.clock.now());
  await desk.call('confirmTotp', { body: { code } });
  await setPin(OTHER_PIN);
  await desk.call('lockSession');
  expect(await people()).toHaveLength(2);
  expect((await enterPin(OTHER_PIN)).status).toBe(400);
  await enterPin(PIN);
  expect(await whoAmI()).toBe('clinic_admin');
  await desk.call('lockSession');
  await enterPin(OTHER_PIN, desk, 'clinic_branch_admin');
  expect(await whoAmI()).toBe('clinic_branch_admin');
});

test('a PIN is stored like a password, and needs the password', async () => {
  const wrong = await desk.call('setPin', { body: { password: 'wrong', pin: PIN } });
  expect(problemsOf(wrong)).toEqual(['password_incorrect password']);
  expect(problemsOf(await setPin('123456'))).toEqual(['pin_too_simple pin']);
  expect((await setPin('12345')).status).toBe(400);
  expect((await setPin()).status).toBe(204);
  const { rows } = await server.database.pool.query('select pin_hash from staff_user');
  expect(rows[0].pin_hash).toMatch(/^scrypt\$ln=\d+,/);
});

test('a PIN is only for those who work at a desk', async () => {
  await createAccount(server, 'copywriter');
  const copywriter = await enterPassword(server, 'copywriter');
  const body = { password: PASSWORD, pin: PIN };
  expect((await copywriter.call('setPin', { body })).status).toBe(403);
});

test('a PIN works only in a browser in which the person has signed in with all factors', async () => {
  await setPin();
  const stranger = signInClient(server);
  expect(await people(stranger)).toEqual([]);
  expect(problemsOf(await enterPin(PIN, stranger))).toEqual(['pin_locked pin']);
  stranger.device = `staff-device=${'x'.repeat(43)}`;
  expect(problemsOf(await enterPin(PIN, stranger))).toEqual(['pin_locked pin']);
  const half = await enterPassword(server, 'clinic_admin');
  expect(half.device).toBeNull();
});

test('a PIN is ignored in a request from a page of another host', async () => {
  await setPin();
  const headers = { origin: 'https://evil.example' };
  const body = { id: await idOf('clinic_admin'), pin: PIN };
  const response = await desk.call('signInWithPin', { body, headers });
  expect(problemsOf(response)).toEqual(['pin_locked pin']);
});

test('a PIN opens nothing after five wrong ones, until the person signs in fully', async () => {
  await setPin();
  const wrong = await Promise.all(Array.from({ length: 8 }, () => enterPin(WRONG)));
  const problems = wrong.map((response) => problemsOf(response).join());
  expect(problems.filter((problem) => problem === 'pin_invalid pin')).toHaveLength(5);
  expect(problemsOf(await enterPin(PIN))).toEqual(['pin_locked pin']);
  expect(await people()).toEqual([]);
  await signInFully();
  expect((await enterPin(PIN)).status).toBe(201);
});

test('a PIN forgets wrong ones after a correct one', async () => {
  await setPin();
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 4; wrong += 1) await enterPin(WRONG);
    expect((await enterPin(PIN)).status).toBe(201);
  }
});

test('a PIN is refused on a device with too many attempts, which are not wrong ones', async () => {
  const limits = { ...server.site.limits, pinsPerDevice: 2 };
  const strict = await startTestServer({ limits });
  try {
    const { client } = await signInWithApp(strict, 'clinic_admin');
    await client.call('setPin', { body: { password: PASSWORD, pin: PIN } });
    const body = { id: (await people(client))[0].id, pin: PIN };
    for (const status of [201, 201, 429]) {
      expect((await client.call('signInWithPin', { body })).status).toBe(status);
    }
    const { rows } = await strict.database.pool.query('select wrong_pins from staff_device_person');
    expect(rows).toEqual([{ wrong_pins: 0 }]);
  } finally {
    await strict.close();
  }
});

test('a session that a PIN has opened ends when the full sign-in would have', async () => {
  await setPin();
  server.clock.advance({ hours: 11 });
  await desk.call('lockSession');
  await enterPin(PIN);
  server.clock.advance({ minutes: 59 });
  expect((await desk.call('renewSession')).status).toBe(200);
  server.clock.advance({ minutes: 2 });
  expect((await desk.call('renewSession')).status).toBe(401);
  expect(await people()).toEqual([]);
  expect(problemsOf(await enterPin(PIN))).toEqual(['pin_locked pin']);
});

test('a session that a PIN has opened makes no address of a calendar, which would outlive the session', async () => {
  const create = async () => {
    const headers = { authorization: `Bearer ${desk.token}` };
    const body = { branch_id: 99, doctor_id: null, detail: 'busy' };
    return (await server.post('/api/staff/v1/calendar-feeds/', body, headers)).status;
  };
  await setPin();
  expect(await create()).toBe(404);
  await enterPin(PIN);
  expect(await create()).toBe(403);
});

test('a session that a PIN has opened cannot change how its owner signs in', async () => {
  await setPin();
  await enterPin(PIN);
  expect((await desk.call('createTotp')).status).toBe(403);
  expect((await desk.call('passkeyOptions')).status).toBe(403);
  expect((await desk.call('removePin')).status).toBe(403);
  const code = codeAt(secret, server.clock.now());
  expect((await desk.call('verifyTotp', { body: { code } })).status).toBe(403);
  const { body } = await desk.call('listAccess');
  const [factor] = body.second_factors;
  expect((await desk.call('removeSecondFactor', { param: factor.id })).status).toBe(403);
});

describe('a device forgets a person', () => {
  beforeEach(async () => {
    await setPin();
    expect(await people()).toHaveLength(1);
  });

  test('a device forgets a person who signs out', async () => {
    await desk.call('signOut');
    expect(await people()).toEqual([]);
  });

  test('a device forgets a person who removes the PIN', async () => {
    await desk.call('removePin');
    expect(await people()).toEqual([]);
    await signInFully();
    expect(await people()).toEqual([]);
  });

  test('a device forgets a person who changes the password', async () => {
    const body = { current: PASSWORD, next: 'another battery staple' };
    expect((await desk.call('changePassword', { body })).status).toBe(204);
    expect(await people()).toEqual([]);
  });

  test('a device forgets a person whose account is locked', async () => {
    await server.database.pool.query('update staff_user set locked_at = now()');
    expect(await people()).toEqual([]);
    expect(problemsOf(await enterPin(PIN))).toEqual(['pin_locked pin']);
  });

  test('a device forgets a person who sets another PIN elsewhere', async () => {
    const first = desk.device;
    server.clock.advance({ minutes: 1 });
    const elsewhere = await enterPassword(server, 'clinic_admin');
    const code = codeAt(secret, server.clock.now());
    await elsewhere.call('verifyTotp', { body: { code } });
    await elsewhere.call('setPin', { body: { password: PASSWORD, pin: OTHER_PIN } });
    expect(elsewhere.device).not.toBe(first);
    expect(await people()).toEqual([]);
    expect(await people(elsewhere)).toHaveLength(1);
  });
});
