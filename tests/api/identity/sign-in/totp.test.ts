import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  addApp,
  codeAt,
  createAccount,
  enterPassword,
  eventsOf,
  signInWithApp,
} from '#tests/support/staff/sign-in.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const codeNow = (secret: string) => codeAt(secret, server.clock.now());
/** Returns a code that is not valid now. */
const wrongCode = (secret: string) => (codeNow(secret) === '000000' ? '111111' : '000000');

test('the code of the app completes the sign-in with new tokens', async () => {
  await createAccount(server, 'operator');
  const client = await enterPassword(server, 'operator');
  const { token, cookie } = client;
  const { body } = await client.call('createTotp');
  expect(body.uri).toBe(`otpauth://totp/Vizit:operator?secret=${body.secret}&issuer=Vizit`);
  const wrong = await client.call('confirmTotp', { body: { code: wrongCode(body.secret) } });
  expect(problemsOf(wrong)).toEqual(['totp_invalid code']);
  const confirmed = await client.call('confirmTotp', { body: { code: codeNow(body.secret) } });
  expect(confirmed.body).toMatchObject({ next: 'done', methods: ['totp'] });
  expect((await client.call('staffMe')).body).toMatchObject({ username: 'operator' });
  expect(client.token).not.toBe(token);
  expect(client.cookie).not.toBe(cookie);
  expect((await client.call('listAccess')).body.second_factors).toMatchObject([{ kind: 'totp' }]);
  expect(await eventsOf(server)).toEqual(['second_factor_added totp', 'signed_in totp']);
});

test('the session of the password alone ends with the second factor', async () => {
  await createAccount(server, 'operator');
  const client = await enterPassword(server, 'operator');
  const { token } = client;
  await addApp(server, client);
  client.token = token;
  expect(problemsOf(await client.call('createTotp'), 401)).toEqual(['unauthenticated -']);
});

test('a secret must be confirmed within half an hour', async () => {
  const { client } = await signInWithApp(server, 'operator');
  const { body } = await client.call('createTotp');
  server.clock.advance({ minutes: 30 });
  await client.call('renewSession');
  const late = await client.call('confirmTotp', { body: { code: codeNow(body.secret) } });
  expect(problemsOf(late)).toEqual(['code_expired code']);
});

test('a thief of the password cannot add an app beside that of the owner', async () => {
  await createAccount(server, 'operator');
  const thief = await enterPassword(server, 'operator');
  const { body } = await thief.call('createTotp');
  const owner = await enterPassword(server, 'operator');
  await addApp(server, owner);
  for (const response of [
    await thief.call('confirmTotp', { body: { code: codeNow(body.secret) } }),
    await thief.call('createTotp'),
    await thief.call('passkeyOptions'),
  ]) {
    expect(problemsOf(response, 401)).toEqual(['second_factor_required -']);
  }
  expect((await thief.call('renewSession')).body).toMatchObject({ next: 'second_factor' });
});

test('only one of two browsers that set up the first app at once succeeds', async () => {
  await createAccount(server, 'operator');
  const browsers = [
    await enterPassword(server, 'operator'),
    await enterPassword(server, 'operator'),
  ];
  const secrets = await Promise.all(browsers.map((browser) => browser.call('createTotp')));
  const responses = await Promise.all(
    browsers.map((browser, index) =>
      browser.call('confirmTotp', { body: { code: codeNow(secrets[index]?.body.secret) } }),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 401]);
  const { rows } = await server.database.pool.query('select kind from staff_second_factor');
  expect(rows).toEqual([{ kind: 'totp' }]);
});

test('a new app replaces the old one', async () => {
  const { client, secret } = await signInWithApp(server, 'operator');
  const next = await addApp(server, client);
  server.clock.advance({ minutes: 1 });
  const later = await enterPassword(server, 'operator');
  const old = await later.call('verifyTotp', { body: { code: codeNow(secret) } });
  expect(problemsOf(old)).toEqual(['totp_invalid code']);
  expect((await later.call('verifyTotp', { body: { code: codeNow(next) } })).status).toBe(201);
});

test('the secret is encrypted in the database', async () => {
  const { secret } = await signInWithApp(server, 'operator');
  const { rows } = await server.database.pool.query('select * from staff_second_factor');
  expect(rows).toMatchObject([{ kind: 'totp', totp_secret: expect.stringMatching(/^[\w-]+$/) }]);
  const { totp_secret: sealed } = rows[0];
  expect(sealed).not.toContain(secret);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(secret);
});

test('the current code completes a sign-in once', async () => {
  const { secret } = await signInWithApp(server, 'operator');
  server.clock.advance({ minutes: 1 });
  const body = { code: codeNow(secret) };
  const first = await enterPassword(server, 'operator');
  expect((await first.call('verifyTotp', { body })).body).toMatchObject({ next: 'done' });
  const second = await enterPassword(server, 'operator');
  expect(problemsOf(await second.call('verifyTotp', { body }))).toEqual(['totp_invalid code']);
  expect(await eventsOf(server)).toEqual([
    'second_factor_added totp',
    'signed_in totp',
    'signed_in totp',
    'second_factor_failed totp',
  ]);
});

test('the code that set up the app is used', async () => {
  const { secret } = await signInWithApp(server, 'operator');
  const client = await enterPassword(server, 'operator');
  const used = await client.call('verifyTotp', { body: { code: codeNow(secret) } });
  expect(problemsOf(used)).toEqual(['totp_invalid code']);
});

test('only one of two sign-ins with the same code at once succeeds', async () => {
  const { secret } = await signInWithApp(server, 'operator');
  server.clock.advance({ minutes: 1 });
  const browsers = [
    await enterPassword(server, 'operator'),
    await enterPassword(server, 'operator'),
  ];
  const body = { code: codeNow(secret) };
  const responses = await Promise.all(browsers.map((each) => each.call('verifyTotp', { body })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test('codes of the neighbouring half minutes are accepted, and never an earlier one again', async () => {
  const { secret } = await signInWithApp(server, 'operator');
  server.clock.advance({ minutes: 5 });
  const now = server.clock.now();
  const signInAt = async (at: number) => {
    const client = await enterPassword(server, 'operator');
    return (await client.call('verifyTotp', { body: { code: codeAt(secret, at) } })).status;
  };
  expect(await signInAt(now - 60_000)).toBe(400);
  expect(await signInAt(now + 60_000)).toBe(400);
  expect(await signInAt(now + 30_000)).toBe(201);
  expect(await signInAt(now)).toBe(400);
});

test('after five wrong codes in a quarter of an hour, even the right code has to wait', async () => {
  const { secret } = await signInWithApp(server, 'operator');
  server.clock.advance({ minutes: 1 });
  const guesser = await enterPassword(server, 'operator');
  const body = { code: wrongCode(secret) };
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => guesser.call('verifyTotp', { body })),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  const right = { body: { code: codeNow(secret) } };
  const owner = await enterPassword(server, 'operator');
  const refused = await owner.call('verifyTotp', right);
  expect(problemsOf(refused, 429)).toEqual(['throttled code']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  server.clock.advance({ minutes: 17 });
  await owner.call('renewSession');
  const later = await owner.call('verifyTotp', { body: { code: codeNow(secret) } });
  expect(later.status).toBe(201);
});

test('right codes do not count as guesses', async () => {
  const { secret } = await signInWithApp(server, 'operator');
  for (let count = 0; count < 6; count += 1) {
    server.clock.advance({ minutes: 1 });
    const client = await enterPassword(server, 'operator');
    const { status } = await client.call('verifyTotp', { body: { code: codeNow(secret) } });
    expect(status).toBe(201);
  }
});

test('strangers without the password cannot use up the codes of an account', async () => {
  const { client, secret } = await signInWithApp(server, 'operator');
  const { token } = client;
  client.token = null;
  for (let count = 0; count < 6; count += 1) {
    const { status } = await client.call('verifyTotp', { body: { code: '000000' } });
    expect(status).toBe(401);
  }
  client.token = token;
  server.clock.advance({ minutes: 1 });
  const owner = await enterPassword(server, 'operator');
  expect((await owner.call('verifyTotp', { body: { code: codeNow(secret) } })).status).toBe(201);
});

describe('removing a second factor', () => {
  const factorOf = async (client: Awaited<ReturnType<typeof enterPassword>>) =>
    (await client.call('listAccess')).body.second_factors[0].id as number;

  test('the last second factor stays if the role needs one', async () => {
    const { client } = await signInWithApp(server, 'operator');
    const param = await factorOf(client);
    expect(problemsOf(await client.call('removeSecondFactor', { param }))).toEqual([
      'last_second_factor -',
    ]);
    expect(await factorOf(client)).toBe(param);
  });

  test('a role without patients can do without', async () => {
    const { client } = await signInWithApp(server, 'copywriter');
    const param = await factorOf(client);
    expect((await client.call('removeSecondFactor', { param })).status).toBe(204);
    expect((await client.call('listAccess')).body.second_factors).toEqual([]);
    expect((await client.call('removeSecondFactor', { param })).status).toBe(404);
    expect(await eventsOf(server)).toContain('second_factor_removed totp');
  });

  test('the second factor of another account cannot be removed', async () => {
    const other = await signInWithApp(server, 'copywriter');
    const { client } = await signInWithApp(server, 'operator');
    const param = await factorOf(other.client);
    expect((await client.call('removeSecondFactor', { param })).status).toBe(404);
  });
});
