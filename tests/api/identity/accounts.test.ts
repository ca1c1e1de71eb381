import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#shared/domain/identity/roles.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const ACCOUNTS = '/api/staff/v1/accounts/';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const callsOf = async (role: Role) => {
  const headers = bearer(await signInVerified(server, role));
  const post = (path: string, body: object) => server.post(ACCOUNTS + path, body, headers);
  return {
    list: async () => {
      const { body } = await server.get(ACCOUNTS, headers);
      return (body as { results: { id: number; username: string }[] }).results;
    },
    invite: (username: string, invited: Role, clinicIds: readonly number[] = []) =>
      post('', { username, display_name: '', role: invited, clinic_ids: clinicIds }),
    inviteAgain: (id: number) => post(`${id}/invitation/`, {}),
    lock: (id: number, isLocked = true) => post(`${id}/lock/`, { is_locked: isLocked }),
  };
};
const accept = (token: string) =>
  server.post(`/api/staff/v1/invitations/${token}/accept/`, { password: 'a long new password' });

test('an invited operator chooses a password by the link, once', async () => {
  const manager = await callsOf('operator_manager');
  const { status, body } = await manager.invite('Zoltan', 'operator');
  expect(status).toBe(201);
  expect(await manager.list()).toMatchObject([
    {
      username: expect.stringMatching(/^zoltan-\d{4}$/),
      role: 'operator',
      is_accepted: false,
      last_seen_at: null,
    },
  ]);
  const accepted = await accept(body.token);
  expect(accepted).toMatchObject({ status: 201, body: { next: 'set_up' } });
  expect(await manager.list()).toMatchObject([{ username: body.username, is_accepted: true }]);
  expect((await accept(body.token)).status).toBe(404);
});

test('each role invites and sees only the roles that it manages', async () => {
  const manager = await callsOf('account_manager');
  expect(problemsOf(await manager.invite('eva', 'operator'), 403)).toEqual(['forbidden -']);
  expect(problemsOf(await manager.invite('eva', 'clinic_admin'))).toEqual(['required clinic_ids']);
  expect(problemsOf(await manager.invite('eva', 'clinic_admin', [999]))).toEqual([
    'does_not_exist clinic_ids',
  ]);
  const { body } = await manager.invite('eva', 'clinic_admin', [1]);
  expect((await manager.list()).map(({ username }) => username)).toEqual([body.username]);
  const admin = await callsOf('admin');
  expect((await admin.list()).map(({ username }) => username)).toEqual([
    'account_manager',
    'admin',
    body.username,
  ]);
});

test('only an administrator, who sees all accounts, is told that a username is taken', async () => {
  const admin = await callsOf('admin');
  expect((await admin.invite('eva', 'operator')).body).toMatchObject({ username: 'eva' });
  expect(problemsOf(await admin.invite('EVA', 'operator'))).toEqual(['username_taken username']);
  const withDigits = { username: expect.stringMatching(/^eva-\d{4}$/) };
  const operators = await callsOf('operator_manager');
  expect((await operators.invite('eva', 'operator')).body).toMatchObject(withDigits);
  const clinics = await callsOf('account_manager');
  expect((await clinics.invite('eva', 'clinic_admin', [1])).body).toMatchObject(withDigits);
});

test('locking ends the sessions of an account, and unlocking lets it in again', async () => {
  const operator = bearer(await signInVerified(server, 'operator'));
  const me = async () => (await server.get('/api/staff/v1/me/', operator)).status;
  expect(await me()).toBe(200);
  const manager = await callsOf('operator_manager');
  const [account] = await manager.list();
  if (account === undefined) throw new Error('there is no account');
  expect((await manager.lock(account.id)).body).toMatchObject({ is_locked: true });
  expect(await me()).toBe(401);
  expect((await manager.inviteAgain(account.id)).status).toBe(404);
  expect((await manager.lock(account.id, false)).body).toMatchObject({ is_locked: false });
  const { rows } = await server.database.pool.query(
    `select action from staff_event where action like '%locked' order by id`,
  );
  expect(rows).toEqual([{ action: 'locked' }, { action: 'unlocked' }]);
});

test('the own account and accounts of other roles cannot be locked', async () => {
  const admin = await callsOf('admin');
  const own = (await admin.list()).find(({ username }) => username === 'admin');
  expect((await admin.lock(own?.id ?? 0)).status).toBe(404);
  const manager = await callsOf('operator_manager');
  expect((await manager.lock(own?.id ?? 0)).status).toBe(404);
});

describe('a list of many accounts', () => {
  const list = async (role: Role, query = '') => {
    const headers = bearer(await signInVerified(server, role));
    const { status, body } = await server.get(`${ACCOUNTS}?${query}`, headers);
    expect(status).toBe(200);
    const { results, next } = body as { results: { username: string }[]; next: string | null };
    return { names: results.map(({ username }) => username), next };
  };
  beforeEach(async () => {
    await server.database.pool.query(
      `insert into staff_user (username, display_name, is_operator, is_copywriter, created_at)
       select 'kollega.' || g, 'Kékes Ábel ' || chr(64 + g % 26 + 1), g % 2 = 0, g % 2 = 1, now()
       from generate_series(101, 220) g`,
    );
  });

  test('a list of many accounts comes in pages, with every account once and in the order of usernames', async () => {
    const names: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `cursor=${encodeURIComponent(cursor)}`;
      const page = await list('admin', query);
      names.push(...page.names);
      sizes.push(page.names.length);
      cursor = page.next;
    }
    expect(sizes).toEqual([50, 50, 21]);
    const numbered = Array.from({ length: 120 }, (_, index) => `kollega.${index + 101}`);
    expect(names).toEqual(['admin', ...numbered]);
  });

  test('a list of many accounts is searched by words of the name and by parts of the username', async () => {
    expect((await list('admin', 'text=KOLLEGA.17')).names).toHaveLength(10);
    expect((await list('admin', 'text=abel%20kekes')).names).toHaveLength(50);
    expect((await list('admin', 'text=abel%20219')).names).toEqual(['kollega.219']);
    for (const text of ['bel', '%25', '_', '...', 'abel%20nobody']) {
      expect(await list('admin', `text=${text}`), text).toEqual({ names: [], next: null });
    }
    expect((await list('admin', 'text=%20')).names).toHaveLength(50);
  });

  test('a list of many accounts is filtered by role, within the roles that the caller manages', async () => {
    expect((await list('admin', 'role=operator&text=21')).names).toEqual(
      [210, 212, 214, 216, 218].map((number) => `kollega.${number}`),
    );
    expect((await list('operator_manager')).names).toHaveLength(50);
    expect((await list('operator_manager', 'role=copywriter')).names).toEqual([]);
  });
});
