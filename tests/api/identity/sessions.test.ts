import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { addressSubject } from '#server/limits/index.ts';
import { ROLE_FLAGS, ROLES } from '#shared/domain/identity/roles.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { withTitles } from '#tests/support/data/with-titles.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { bearer, PASSWORD, signIn } from '#tests/support/data/staff.ts';

const SESSIONS = '/api/v1/sessions/';
const CURRENT = '/api/v1/sessions/current/';
const ME = '/api/v1/users/me/';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const attempt = (username: string, password: string) =>
  server.post(SESSIONS, { username, password });
const me = (token: string) => server.get(ME, bearer(token));

test('signing in returns a token and the account', async () => {
  await saveStaffUser(
    server.database.pool,
    {
      username: 'Kata',
      password: PASSWORD,
      role: 'clinic_branch_admin',
      clinicIds: [1],
      branchIds: [1, 2],
      position: 'desk',
      displayName: 'Szabó Katalin',
    },
    server.clock.now(),
  );
  const response = await attempt('kata', PASSWORD);
  expect(response).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } });
  expect(response.body).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    expires_at: '2026-11-23T19:00:00+01:00',
    user: {
      id: 1,
      username: 'kata',
      display_name: 'Szabó Katalin',
      role: 'clinic_branch_admin',
      is_superuser: false,
      is_clinic_admin: false,
      is_clinic_branch_admin: true,
      is_account_manager: false,
      is_copywriter: false,
      is_operator: false,
      is_operator_manager: false,
      clinic_ids: [1],
      branch_ids: [1, 2],
      position: 'desk',
      doctor_id: null,
    },
  });
  const opened = await me(response.body.access_token);
  expect(opened).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(opened.body).toEqual(response.body.user);
});

test('signing in works for every role and ignores the case of the username', async () => {
  const token = await signIn(server, 'operator_manager');
  // From the fewest rights to the most, each account beside the earlier ones.
  for (const role of ROLES.toReversed()) {
    await server.database.pool.query(`update staff_user set ${ROLE_FLAGS[role]} = true`);
    expect((await me(token)).body).toMatchObject({ role, [ROLE_FLAGS[role]]: true });
  }
  expect((await attempt(' Operator_MANAGER ', PASSWORD)).status).toBe(201);
  // Two Unicode forms of the same character.
  const account = { username: 'z', password: 'cafe\u0301 au lait', role: 'operator' } as const;
  await saveStaffUser(server.database.pool, account, server.clock.now());
  expect((await attempt('z', 'caf\u00e9 au lait')).status).toBe(201);
});

test('sign-in errors do not reveal what was wrong', async () => {
  await signIn(server, 'operator');
  await signIn(server, 'copywriter');
  await server.database.pool.query(
    `update staff_user set is_copywriter = false where username = 'copywriter'`,
  );
  const rejections = await Promise.all([
    attempt('operator', `${PASSWORD}!`),
    attempt('operator', PASSWORD.toUpperCase()),
    attempt('unknown', PASSWORD),
    // An account without a role has no rights.
    attempt('copywriter', PASSWORD),
  ]);
  for (const rejected of rejections) {
    expect(problemsOf(rejected, 401)).toEqual(['invalid_credentials -']);
    expect(rejected.headers['www-authenticate']).toBe('Bearer');
    expect(rejected.body).toEqual(rejections[0].body);
  }
});

test.each(
  withTitles([
    [{}, 'required username'],
    [{ username: '', password: 'x' }, 'blank username'],
    [{ username: 'x', password: '' }, 'blank password'],
    [{ username: 'x', password: 5 }, 'invalid password'],
    [{ username: 'x', password: 'x'.repeat(201) }, 'too_long password'],
    [{ username: ['x'], password: 'x' }, 'invalid username'],
  ]),
)('signing in with %s is rejected', async (_name, body, problem) => {
  expect(problemsOf(await server.post(SESSIONS, body))).toEqual([problem]);
});

describe('guessing passwords', () => {
  const guess = async (username: string, remoteAddress: string, password = 'wrong') =>
    (
      await server.app.inject({
        method: 'POST',
        url: SESSIONS,
        payload: { username, password },
        remoteAddress,
      })
    ).statusCode;

  test('an address has ten tries at one account in a quarter of an hour', async () => {
    await signIn(server, 'admin');
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () => guess('admin', '10.0.0.1')),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await guess('Admin', '10.0.0.1', PASSWORD)).toBe(429);
    // Other addresses are not locked out.
    expect(await guess('admin', '10.0.0.2', PASSWORD)).toBe(201);
    server.clock.advance({ minutes: 17 });
    expect(await guess('admin', '10.0.0.1', PASSWORD)).toBe(201);
  });

  test('an address has a hundred tries over all accounts', async () => {
    await server.database.pool.query(
      `insert into rate_limit (action, subject, window_start, hits)
       select action, subject, window_start, 100 from (
         select 'signInsPerAddress' as action, $1 as subject, $2::timestamptz as window_start)`,
      [addressSubject(server.site, '10.0.0.1'), new Date(server.clock.now())],
    );
    expect(await guess('unknown', '10.0.0.1')).toBe(429);
    expect(await guess('unknown', '10.0.0.2')).toBe(401);
  });
});

test('closing a session leaves other sessions open', async () => {
  const first = await signIn(server, 'operator');
  const { body } = await attempt('operator', PASSWORD);
  const closed = await server.delete(CURRENT, bearer(first));
  expect(closed).toMatchObject({ status: 204, body: '' });
  expect(problemsOf(await me(first), 401)).toEqual(['unauthenticated -']);
  expect(problemsOf(await server.delete(CURRENT, bearer(first)), 401)).toEqual([
    'unauthenticated -',
  ]);
  expect((await me(body.access_token)).status).toBe(200);
});

test('a session ends after twelve hours', async () => {
  const token = await signIn(server, 'operator');
  server.clock.advance({ hours: 11, minutes: 59 });
  expect((await me(token)).status).toBe(200);
  server.clock.advance({ minutes: 1 });
  expect(problemsOf(await me(token), 401)).toEqual(['unauthenticated -']);
  expect(problemsOf(await server.delete(CURRENT, bearer(token)), 401)).toEqual([
    'unauthenticated -',
  ]);
  await attempt('operator', PASSWORD);
  const { rows } = await server.database.pool.query('select expires_at from staff_session');
  expect(rows).toHaveLength(1);
});

test('a session ends when the account changes its password or loses its role', async () => {
  const token = await signIn(server, 'operator');
  const again = { username: 'operator', password: PASSWORD, role: 'copywriter' } as const;
  await saveStaffUser(server.database.pool, again, server.clock.now());
  expect((await me(token)).status).toBe(401);
  const { body } = await attempt('operator', PASSWORD);
  expect(body.user).toMatchObject({ role: 'copywriter', is_operator: false, id: 1 });
  await server.database.pool.query('update staff_user set is_copywriter = false');
  expect((await me(body.access_token)).status).toBe(401);
});

test('a call with an altered or misplaced token gets a 401', async () => {
  const token = await signIn(server, 'operator');
  const invalidHeaders = [
    {},
    { authorization: '' },
    { authorization: token },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${token}x` },
    { authorization: `Bearer ${token.slice(1)}` },
    { authorization: `Bearer ${token} ${token}` },
    { authorization: `Basic ${token}` },
    { authorization: `Bearer ${'x'.repeat(5000)}` },
    { cookie: `user=${token}; access_token=${token}` },
  ];
  for (const headers of invalidHeaders) {
    for (const response of [await server.get(ME, headers), await server.delete(CURRENT, headers)]) {
      expect(problemsOf(response, 401), JSON.stringify(headers)).toEqual(['unauthenticated -']);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
  }
  expect((await server.get(ME, { authorization: `bearer ${token}` })).status).toBe(200);
});

test('the database stores neither passwords nor tokens in plain text', async () => {
  const token = await signIn(server, 'admin');
  const { rows } = await server.database.pool.query(
    'select * from staff_user u join staff_session s on s.staff_user_id = u.id',
  );
  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(token);
  expect(stored).toContain('scrypt$');
  await signIn(server, 'operator');
  const hashes = await server.database.pool.query(
    'select count(distinct password_hash) as count from staff_user',
  );
  expect(hashes.rows).toEqual([{ count: 2 }]);
});

test('a new country has no accounts', async () => {
  const { rows } = await server.database.pool.query('select id from staff_user');
  expect(rows).toEqual([]);
});
