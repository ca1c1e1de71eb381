import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { callsDuring } from '#tests/support/database/calls-during.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
} from '#tests/support/servers/server.ts';
import { authenticator } from '#tests/support/staff/authenticator.ts';
import {
  codeAt,
  createAccount,
  enterPassword,
  signInWithApp,
} from '#tests/support/staff/sign-in.ts';
import { signInClient, type SignInClient } from '#tests/support/staff/sign-in-client.ts';

const NEXT = 'an entirely new password';
const PIN = '492716';

const NEW_PASSWORD = `update staff_user set password_hash = 'scrypt$ln=4,r=8,p=1$$'`;
const ENDED_SESSIONS = 'select from staff_user for no key update; delete from staff_session';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const during = (statements: string, ...calls: readonly (() => Promise<TestResponse>)[]) =>
  callsDuring(server.database.pool, statements, ...calls);
const problemsDuring = async (
  statements: string,
  call: () => Promise<TestResponse>,
  status?: number,
) => {
  const [response] = await during(statements, call);
  return response && problemsOf(response, status);
};

describe('a change during a check', () => {
  const credentials = { username: 'copywriter', password: PASSWORD };
  const SITES: Readonly<Record<string, () => Promise<TestResponse>>> = {
    'a staff site': () => signInClient(server).call('signIn', { body: credentials }),
    'the public API': () => server.post('/api/v1/sessions/', credentials),
  };
  const CHANGES = {
    'changed password': NEW_PASSWORD,
    lock: 'update staff_user set locked_at = now()',
  };

  test.each(
    Object.entries(SITES).flatMap(([site, send]) =>
      Object.entries(CHANGES).map(([change, sql]) => [change, site, sql, send] as const),
    ),
  )('a %s opens no session of %s with the former password', async (_change, _site, sql, send) => {
    await createAccount(server, 'copywriter');
    expect(await problemsDuring(sql, send, 401)).toEqual(['invalid_credentials -']);
  });

  test('a second factor that is added is asked for', async () => {
    await createAccount(server, 'copywriter');
    const [response] = await during(
      `select from staff_user for no key update;
       insert into staff_second_factor (staff_user_id, kind, name, totp_secret, last_totp_step, created_at)
       select id, 'totp', '', 'sealed', 0, now() from staff_user`,
      () => signInClient(server).call('signIn', { body: credentials }),
    );
    expect(response?.body).toMatchObject({ next: 'second_factor' });
  });

  test.each(['pin_hash = null', `pin_hash = 'scrypt$ln=4,r=8,p=1$$'`, 'locked_at = now()'])(
    'a PIN opens no session of an account with %s',
    async (change) => {
      const { client } = await signInWithApp(server, 'clinic_admin');
      const { id } = (await client.call('staffMe')).body;
      await client.call('setPin', { body: { password: PASSWORD, pin: PIN } });
      const signIn = () => client.call('signInWithPin', { body: { id, pin: PIN } });
      expect(await problemsDuring(`update staff_user set ${change}`, signIn)).toEqual([
        'pin_locked pin',
      ]);
    },
  );

  test('a changed password is neither replaced nor a reason for a PIN', async () => {
    const { client } = await signInWithApp(server, 'clinic_admin');
    const change = () => client.call('changePassword', { body: { current: PASSWORD, next: NEXT } });
    const setPin = () => client.call('setPin', { body: { password: PASSWORD, pin: PIN } });
    const { rows } = await server.database.pool.query('select password_hash from staff_user');
    expect(await problemsDuring(NEW_PASSWORD, change)).toEqual(['password_incorrect current']);
    await server.database.pool.query('update staff_user set password_hash = $1', [
      rows[0].password_hash,
    ]);
    expect(await problemsDuring(NEW_PASSWORD, setPin)).toEqual(['password_incorrect password']);
  });

  test.each(['removePin', 'changePassword', 'setPin'] as const)(
    'an ended session makes no change: %s',
    async (name) => {
      const { client } = await signInWithApp(server, 'clinic_admin');
      const body = { current: PASSWORD, next: NEXT, password: PASSWORD, pin: PIN };
      expect(await problemsDuring(ENDED_SESSIONS, () => client.call(name, { body }), 401)).toEqual([
        'unauthenticated -',
      ]);
    },
  );

  test('an ended session removes no second factor', async () => {
    const { client } = await signInWithApp(server, 'clinic_admin');
    const { body } = await client.call('listAccess');
    const param = body.second_factors[0].id;
    const remove = () => client.call('removeSecondFactor', { param });
    expect(await problemsDuring(ENDED_SESSIONS, remove, 401)).toEqual(['unauthenticated -']);
  });
});

describe('a sign-in during a change', () => {
  /** The client of the owner, and a sign-in in another browser. */
  interface Race {
    readonly owner: SignInClient;
    readonly other: SignInClient;
    readonly signIn: () => Promise<TestResponse>;
  }
  const withApp = async () => {
    const { client: owner, secret } = await signInWithApp(server, 'clinic_admin');
    server.clock.advance({ minutes: 1 });
    const other = await enterPassword(server, 'clinic_admin');
    const body = { code: codeAt(secret, server.clock.now()) };
    return { owner, other, signIn: () => other.call('verifyTotp', { body }) };
  };
  const WAYS: Readonly<Record<string, () => Promise<Race>>> = {
    async 'a password'() {
      await createAccount(server, 'copywriter');
      const owner = await enterPassword(server, 'copywriter');
      const other = signInClient(server);
      const body = { username: 'copywriter', password: PASSWORD };
      return { owner, other, signIn: () => other.call('signIn', { body }) };
    },
    'a code': withApp,
    async 'a passkey'() {
      await createAccount(server, 'clinic_admin');
      const key = authenticator();
      const owner = await enterPassword(server, 'clinic_admin');
      const { body: creation } = await owner.call('passkeyOptions');
      await owner.call('addPasskey', { body: { response: key.create(creation), name: '' } });
      const other = await enterPassword(server, 'clinic_admin');
      const { body: options } = await other.call('passkeySignInOptions');
      const body = { response: key.get(options) };
      return { owner, other, signIn: () => other.call('verifyPasskey', { body }) };
    },
    async 'a PIN'() {
      const { client: owner } = await signInWithApp(server, 'clinic_admin');
      const { id } = (await owner.call('staffMe')).body;
      await owner.call('setPin', { body: { password: PASSWORD, pin: PIN } });
      const other = signInClient(server);
      other.device = owner.device;
      const body = { id, pin: PIN };
      return { owner, other, signIn: () => other.call('signInWithPin', { body }) };
    },
  };

  test.each(Object.entries(WAYS))(
    'a new password ends a session that %s is opening',
    async (_way, begin) => {
      const { owner, other, signIn } = await begin();
      const body = { current: PASSWORD, next: NEXT };
      await during('lock table staff_event in share mode', signIn, () =>
        owner.call('changePassword', { body }),
      );
      expect((await other.call('renewSession')).status).toBe(401);
      expect((await owner.call('staffMe')).status).toBe(200);
    },
  );

  test('a new password ends the PIN of a browser that is signing in', async () => {
    const { owner, other, signIn } = await withApp();
    await owner.call('setPin', { body: { password: PASSWORD, pin: PIN } });
    const body = { current: PASSWORD, next: NEXT };
    await during('lock table staff_device_person in share mode', signIn, () =>
      owner.call('changePassword', { body }),
    );
    expect((await other.call('devicePeople')).body).toEqual([]);
  });
});

test('a passkey is rejected whose counter advances while it is checked', async () => {
  const key = authenticator();
  await createAccount(server, 'operator');
  const owner = await enterPassword(server, 'operator');
  const { body: creation } = await owner.call('passkeyOptions');
  await owner.call('addPasskey', { body: { response: key.create(creation), name: '' } });
  const client = await enterPassword(server, 'operator');
  const { body: options } = await client.call('passkeySignInOptions');
  const body = { response: key.get(options) };
  const counted = `select from staff_user for no key update; update staff_second_factor set sign_count = sign_count + 5`;
  const verify = () => client.call('verifyPasskey', { body });
  expect(await problemsDuring(counted, verify, 401)).toEqual(['passkey_invalid -']);
});
