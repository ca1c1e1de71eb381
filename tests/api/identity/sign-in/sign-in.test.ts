import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { needsSecondFactor } from '#shared/domain/identity/second-factor.ts';
import { staffSignInEndpoints } from '#shared/contract/identity/sign-in/sign-in.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bearer, PASSWORD, signIn } from '#tests/support/data/staff.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  createAccount,
  enterPassword,
  eventsOf,
  signInWithApp,
} from '#tests/support/staff/sign-in.ts';
import { signInClient, type SignInCall } from '#tests/support/staff/sign-in-client.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('a role that needs a second factor sets it up after the password, any other is signed in', async () => {
  for (const role of ROLES) {
    await createAccount(server, role);
    const client = signInClient(server);
    const { body } = await client.call('signIn', {
      body: { username: role, password: PASSWORD },
    });
    expect(body).toMatchObject({
      next: needsSecondFactor(role) ? 'set_up' : 'done',
      methods: [],
      user: { username: role, role, position: null, doctor_id: null, display_name: '' },
    });
  }
  expect(await eventsOf(server)).toEqual(['signed_in password']);
});

test('an account with a second factor is always asked for it after the password', async () => {
  await signInWithApp(server, 'copywriter');
  const client = await enterPassword(server, 'copywriter');
  const { body } = await client.call('signIn', {
    body: { username: 'copywriter', password: PASSWORD },
  });
  expect(body).toMatchObject({ next: 'second_factor', methods: ['totp'] });
});

test('a wrong password, an unknown account and a locked one get the same response', async () => {
  await createAccount(server, 'operator');
  await createAccount(server, 'admin');
  await server.database.pool.query(
    `update staff_user set locked_at = now() where username = 'admin'`,
  );
  for (const [username, password] of [
    ['operator', 'wrong'],
    ['unknown', PASSWORD],
    ['admin', PASSWORD],
  ]) {
    const client = signInClient(server);
    const rejected = await client.call('signIn', { body: { username, password } });
    expect(problemsOf(rejected, 401)).toEqual(['invalid_credentials -']);
    expect(client.cookie).toBeNull();
  }
});

describe('an unverified session', () => {
  const VERIFIED_ONLY: SignInCall[] = [
    'listAccess',
    'endSession',
    'staffMe',
    'changePassword',
    'removeSecondFactor',
  ];

  test.each(VERIFIED_ONLY)('%s needs a verified session', async (name) => {
    await createAccount(server, 'operator');
    const client = await enterPassword(server, 'operator');
    const body = { current: PASSWORD, next: 'another long password' };
    const rejected = await client.call(name, { param: 1, body });
    expect(problemsOf(rejected, 401)).toEqual(['second_factor_required -']);
    client.token = null;
    const anonymous = await client.call(name, { param: 1, body });
    expect(problemsOf(anonymous, 401)).toEqual(['unauthenticated -']);
  });

  test('every call needs a session, except those that begin one', async () => {
    const open = Object.entries(staffSignInEndpoints).filter(
      ([, endpoint]) => !('needsSession' in endpoint),
    );
    expect(open.map(([name]) => name)).toEqual([
      'signIn',
      'renewSession',
      'devicePeople',
      'signInWithPin',
      'invitation',
      'acceptInvitation',
      'openSignInLink',
    ]);
  });

  test('a session of the public API cannot be verified', async () => {
    const token = await signIn(server, 'operator');
    const client = signInClient(server);
    client.token = token;
    for (const name of ['createTotp', 'passkeyOptions', 'passkeySignInOptions'] as const) {
      expect(problemsOf(await client.call(name), 401)).toEqual(['unauthenticated -']);
    }
    const me = await server.get('/api/v1/users/me/', bearer(token));
    expect(me.body).toMatchObject({ username: 'operator' });
  });

  test.each(ROLES)('a session of the public API makes no call of staff: %s', async (role) => {
    const client = signInClient(server);
    client.token = await signIn(server, role);
    for (const name of ['staffMe', 'listAccess'] as const) {
      expect(problemsOf(await client.call(name), 401)).toEqual(['unauthenticated -']);
    }
  });

  test('an unverified session ends after half an hour', async () => {
    await createAccount(server, 'operator');
    const client = await enterPassword(server, 'operator');
    server.clock.advance({ minutes: 14 });
    expect((await client.call('renewSession')).body).toMatchObject({ next: 'set_up' });
    server.clock.advance({ minutes: 14 });
    expect((await client.call('createTotp')).status).toBe(201);
    server.clock.advance({ minutes: 2 });
    expect((await client.call('createTotp')).status).toBe(401);
    expect((await client.call('renewSession')).status).toBe(401);
  });
});

describe('changing the password', () => {
  const NEXT = 'an entirely new password';

  test('a new password ends the other sessions and replaces the old one', async () => {
    await createAccount(server, 'copywriter');
    const [here, there] = [
      await enterPassword(server, 'copywriter'),
      await enterPassword(server, 'copywriter'),
    ];
    const changed = await here.call('changePassword', { body: { current: PASSWORD, next: NEXT } });
    expect(changed.status).toBe(204);
    expect((await here.call('staffMe')).status).toBe(200);
    expect((await there.call('staffMe')).status).toBe(401);
    const again = signInClient(server);
    const credentials = { username: 'copywriter', password: PASSWORD };
    expect((await again.call('signIn', { body: credentials })).status).toBe(401);
    const signedIn = await again.call('signIn', { body: { ...credentials, password: NEXT } });
    expect(signedIn.status).toBe(201);
    expect(await eventsOf(server)).toContain('password_changed');
  });

  test.each([
    [{ current: 'wrong', next: NEXT }, 'password_incorrect current'],
    [{ current: PASSWORD, next: 'eleven char' }, 'too_short next'],
    [{ current: PASSWORD, next: 'x'.repeat(201) }, 'too_long next'],
    [{ current: PASSWORD, next: 'Szabo.Katalin' }, 'password_is_username next'],
    [{ current: PASSWORD }, 'required next'],
  ])('the change of password %j is rejected with %s', async (body, problem) => {
    const account = { username: 'szabo.katalin', password: PASSWORD, role: 'copywriter' } as const;
    await saveStaffUser(server.database.pool, account, server.clock.now());
    const client = await enterPassword(server, 'szabo.katalin');
    expect(problemsOf(await client.call('changePassword', { body }))).toEqual([problem]);
  });

  test('guessing the current password is limited like signing in', async () => {
    await createAccount(server, 'copywriter');
    const client = await enterPassword(server, 'copywriter');
    const guess = () => client.call('changePassword', { body: { current: 'wrong', next: NEXT } });
    const statuses = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 400), 429]);
  });
});

test('the operator of the server can remove lost second factors, which is recorded', async () => {
  await signInWithApp(server, 'operator');
  const account = { username: 'operator', password: PASSWORD, role: 'operator' } as const;
  const save = (isResettingFactors: boolean) => {
    const saved = { ...account, isResettingFactors, by: 'operator root' };
    return saveStaffUser(server.database.pool, saved, server.clock.now());
  };
  const next = async () =>
    (await (await enterPassword(server, 'operator')).call('renewSession')).body.next;
  await save(false);
  expect(await next()).toBe('second_factor');
  await save(true);
  expect(await next()).toBe('set_up');
  expect((await eventsOf(server)).at(-1)).toBe('second_factor_removed totp');
});

test('an account that is saved again keeps what is not given, and each save is recorded', async () => {
  const { pool } = server.database;
  const desk = { username: 'kata', password: PASSWORD, role: 'clinic_branch_admin' } as const;
  const save = (change: Partial<Parameters<typeof saveStaffUser>[1]>) =>
    saveStaffUser(pool, { ...desk, by: 'operator root', ...change }, server.clock.now());
  const saved = async () => {
    const { rows } = await pool.query(
      `select display_name, position, branch_ids from staff_user where username = 'kata'`,
    );
    return rows[0];
  };
  await save({ displayName: 'Szabó Kata', position: 'desk', branchIds: [ids.branch] });
  const before = await saved();
  await save({ isResettingFactors: true });
  expect(await saved()).toEqual(before);
  await save({ role: 'operator' });
  expect(await saved()).toEqual({ display_name: 'Szabó Kata', position: null, branch_ids: [] });
  const { rows } = await pool.query(
    `select action, actor, details ->> 'role' as role from staff_event
     where subject_table = 'staff_user' order by id`,
  );
  expect(rows).toEqual([
    { action: 'created', actor: 'operator root', role: 'clinic_branch_admin' },
    { action: 'changed', actor: 'operator root', role: 'clinic_branch_admin' },
    { action: 'changed', actor: 'operator root', role: 'operator' },
  ]);
});

test('saving a locked account says that it stays locked', async () => {
  const account = { username: 'kata', password: PASSWORD, role: 'operator' } as const;
  const save = () => saveStaffUser(server.database.pool, account, server.clock.now());
  expect(await save()).toBe(false);
  await server.database.pool.query('update staff_user set locked_at = now()');
  expect(await save()).toBe(true);
});

test('a saved account has exactly one role', async () => {
  for (const role of ROLES) {
    const account = { username: 'kata', password: PASSWORD, role };
    await saveStaffUser(server.database.pool, account, server.clock.now());
    const { rows } = await server.database.pool.query(
      `select count(*)::integer as flags from staff_user u, jsonb_each(to_jsonb(u)) f
       where f.key like 'is\\_%' and f.value = 'true'`,
    );
    expect([role, rows]).toEqual([role, [{ flags: 1 }]]);
  }
});

test.each([
  ['a position of another role', { role: 'operator', position: 'desk' }],
  ['a doctor without an id', { role: 'clinic_branch_admin', position: 'doctor' }],
  [
    'the id of a doctor at the desk',
    { role: 'clinic_branch_admin', position: 'desk', doctorId: 1 },
  ],
] as const)('the database rejects %s', async (_what, rights) => {
  const account = { username: 'kata', password: PASSWORD, ...rights };
  const saving = saveStaffUser(server.database.pool, account, server.clock.now());
  await expect(saving).rejects.toMatchObject({ code: '23514' });
});
