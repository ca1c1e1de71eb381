import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { authenticator, type Authenticator } from '#tests/support/staff/authenticator.ts';
import {
  createAccount,
  enterPassword,
  eventsOf,
  signInWithApp,
} from '#tests/support/staff/sign-in.ts';
import { signInClient, type SignInClient } from '#tests/support/staff/sign-in-client.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await createAccount(server, 'operator');
});
afterEach(() => server.close());

/** Adds a passkey of a security key to the account of a client. */
async function addKey(client: SignInClient, key: Authenticator, name = 'Blue key') {
  const { body: options } = await client.call('passkeyOptions');
  return client.call('addPasskey', { body: { response: key.create(options), name } });
}

async function useKey(client: SignInClient, key: Authenticator) {
  const { body: options } = await client.call('passkeySignInOptions');
  return client.call('verifyPasskey', { body: { response: key.get(options) } });
}

const factorsOf = async (client: SignInClient) =>
  (await client.call('listAccess')).body.second_factors;

test('a new passkey completes the sign-in, and later ones', async () => {
  const key = authenticator();
  const first = await enterPassword(server, 'operator');
  const added = await addKey(first, key);
  expect(added.body).toMatchObject({ next: 'done', methods: ['passkey'] });
  expect(await factorsOf(first)).toMatchObject([
    { kind: 'passkey', name: 'Blue key', last_used_at: null },
  ]);

  const second = await enterPassword(server, 'operator');
  expect((await second.call('renewSession')).body).toMatchObject({
    next: 'second_factor',
    methods: ['passkey'],
  });
  expect((await useKey(second, key)).body).toMatchObject({ next: 'done' });
  expect(await factorsOf(second)).toMatchObject([{ last_used_at: '2026-11-23T07:00:00+01:00' }]);
  expect(await eventsOf(server)).toEqual([
    'second_factor_added passkey',
    'signed_in passkey',
    'signed_in passkey',
  ]);
});

test('the options name the host, the account and its passkeys, but no internal id or key', async () => {
  const key = authenticator();
  const client = await enterPassword(server, 'operator');
  await addKey(client, key);
  const descriptor = { type: 'public-key', id: expect.any(String), transports: [] };
  const { body: request } = await client.call('passkeySignInOptions');
  expect(request.allowCredentials).toEqual([descriptor]);
  const { body } = await client.call('passkeyOptions');
  expect(body).toMatchObject({
    rp: { id: 'operator.hu.localhost', name: 'Vizit' },
    user: { name: 'operator', displayName: 'operator', id: expect.stringMatching(/^[\w-]{43}$/) },
    attestation: 'none',
    timeout: 300_000,
  });
  expect(body.excludeCredentials).toEqual([descriptor]);
});

describe('a passkey is rejected', () => {
  let key: Authenticator;
  beforeEach(async () => {
    key = authenticator();
    await addKey(await enterPassword(server, 'operator'), key);
  });

  /** Expects the response to be rejected, and the sign-in to start again with the password. */
  async function expectRejected(client: SignInClient, response: object): Promise<void> {
    const rejected = await client.call('verifyPasskey', { body: { response } });
    expect(problemsOf(rejected, 401)).toEqual(['passkey_invalid -']);
    expect((await client.call('passkeySignInOptions')).status).toBe(401);
    expect((await client.call('renewSession')).status).toBe(401);
    expect((await eventsOf(server)).at(-1)).toBe('second_factor_failed passkey');
  }

  const startSignIn = async () => {
    const client = await enterPassword(server, 'operator');
    return { client, options: (await client.call('passkeySignInOptions')).body };
  };

  test('a passkey is rejected with the signature of another key', async () => {
    const { client, options } = await startSignIn();
    await expectRejected(client, { ...authenticator().get(options), ...idOf(key.get(options)) });
  });

  test('a passkey is rejected that belongs to another account', async () => {
    await createAccount(server, 'admin');
    const foreign = authenticator();
    await addKey(await enterPassword(server, 'admin'), foreign);
    const { client, options } = await startSignIn();
    await expectRejected(client, foreign.get(options));
  });

  test('a passkey is rejected that another page asked for', async () => {
    const { client, options } = await startSignIn();
    const response = key.get(options) as { response: { clientDataJSON: string } };
    const data = Buffer.from(response.response.clientDataJSON, 'base64url').toString();
    const changed = Buffer.from(
      data.replace('http://operator.hu.localhost', 'http://operator.hu.localhost.evil.example'),
    );
    response.response.clientDataJSON = changed.toString('base64url');
    await expectRejected(client, response);
  });

  test('a passkey is rejected with the challenge of another session', async () => {
    const { options } = await startSignIn();
    const { client } = await startSignIn();
    await expectRejected(client, key.get(options));
  });

  test('a passkey is rejected after five minutes', async () => {
    const { client, options } = await startSignIn();
    server.clock.advance({ minutes: 5 });
    const late = await client.call('verifyPasskey', { body: { response: key.get(options) } });
    expect(problemsOf(late)).toEqual(['passkey_invalid response']);
    expect((await useKey(client, key)).status).toBe(201);
  });

  test('a passkey is rejected whose counter went back, because it was copied', async () => {
    const { client, options } = await startSignIn();
    const copied = key.get(options);
    const other = await startSignIn();
    await other.client.call('verifyPasskey', { body: { response: key.get(other.options) } });
    await expectRejected(client, copied);
  });
});

test('wrong passkeys are limited by the passwords before them, and each is recorded', async () => {
  const key = authenticator();
  await addKey(await enterPassword(server, 'operator'), key);
  const attempt = async () => {
    const client = signInClient(server);
    const body = { username: 'operator', password: PASSWORD };
    const { status } = await client.call('signIn', { body });
    return status === 201 ? (await useKey(client, authenticator())).status : status;
  };
  const statuses = [];
  for (let count = 0; count < 10; count += 1) statuses.push(await attempt());
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 401), 429]);
  const events = await eventsOf(server);
  expect(events.filter((event) => event === 'second_factor_failed passkey')).toHaveLength(9);
});

test('the same response completes one of two sign-ins', async () => {
  const key = authenticator();
  await addKey(await enterPassword(server, 'operator'), key);
  const client = await enterPassword(server, 'operator');
  const { body: options } = await client.call('passkeySignInOptions');
  const body = { response: key.get(options) };
  const verify = () => client.call('verifyPasskey', { body });
  const responses = await Promise.all([verify(), verify()]);
  // The first may have replaced the session before the second looks for it.
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    201,
    expect.toBeOneOf([400, 401]),
  ]);
});

test('a passkey can be added only once, and only for its own challenge', async () => {
  const key = authenticator();
  const client = await enterPassword(server, 'operator');
  await addKey(client, key);
  expect(problemsOf(await addKey(client, key))).toEqual(['passkey_invalid response']);
  const { body: options } = await client.call('passkeyOptions');
  const response = authenticator().create({ challenge: 'another' });
  const wrong = await client.call('addPasskey', { body: { response, name: '' } });
  expect(problemsOf(wrong)).toEqual(['passkey_invalid response']);
  const late = authenticator().create(options);
  const afterwards = await client.call('addPasskey', { body: { response: late, name: '' } });
  expect(problemsOf(afterwards)).toEqual(['passkey_invalid response']);
});

test('a session keeps its second factor when another one is added', async () => {
  const { client } = await signInWithApp(server, 'copywriter');
  const [key, spare] = [authenticator(), authenticator()];
  await addKey(client, key);
  const { body } = await addKey(client, spare, 'Spare');
  expect(body).toMatchObject({ next: 'done', methods: ['passkey', 'totp'] });
  const factors = await factorsOf(client);
  expect(factors).toMatchObject([{ kind: 'totp' }, { name: 'Blue key' }, { name: 'Spare' }]);
  // The account was signed in all the time.
  expect(await eventsOf(server)).toEqual([
    'signed_in password',
    'second_factor_added totp',
    'second_factor_added passkey',
    'second_factor_added passkey',
  ]);
});

test('of two passkeys that are removed at once, one stays', async () => {
  const client = await enterPassword(server, 'operator');
  await addKey(client, authenticator());
  await addKey(client, authenticator());
  const factors = await factorsOf(client);
  const responses = await Promise.all(
    factors.map(({ id }: { id: number }) => client.call('removeSecondFactor', { param: id })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  expect(await factorsOf(client)).toHaveLength(1);
});

function idOf(response: object): { id: unknown; rawId: unknown } {
  const { id, rawId } = response as { id: unknown; rawId: unknown };
  return { id, rawId };
}
