import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createInvitation,
  renewInvitation,
} from '#server/features/identity/invitations/create-invitation.ts';
import { createSignInLink } from '#server/features/identity/invitations/sign-in-links.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  createAccount,
  enterPassword,
  eventsOf,
  signInWithApp,
} from '#tests/support/staff/sign-in.ts';
import { signInClient } from '#tests/support/staff/sign-in-client.ts';

const CHOSEN = 'a password of my own';
const KATA = {
  username: 'Szabo.Kata',
  role: 'clinic_branch_admin',
  branchIds: [1],
  position: 'desk',
  displayName: 'Szabó Kata',
} as const;

let server: TestServer;
/** The account that invites. */
let admin: number;
beforeEach(async () => {
  server = await startTestServer();
  await createAccount(server, 'admin');
  admin = await idOf('admin');
});
afterEach(() => server.close());

async function idOf(username: string): Promise<number> {
  const { rows } = await server.database.pool.query(
    'select id from staff_user where username = $1',
    [username],
  );
  return rows[0].id;
}
const invite = async () =>
  (await createInvitation(server.database.pool, server.site, KATA, admin)).token;
const accept = (token: string, password = CHOSEN) =>
  signInClient(server).call('acceptInvitation', { param: token, body: { password } });

test('the owner of an invitation sees the account, chooses a password and sets up a second factor', async () => {
  const token = await invite();
  const client = signInClient(server);
  expect((await client.call('invitation', { param: token })).body).toEqual({
    username: 'szabo.kata',
    display_name: 'Szabó Kata',
    role: 'clinic_branch_admin',
    effective_at: null,
    expires_at: '2026-11-26T07:00:00+01:00',
  });
  const accepted = await client.call('acceptInvitation', {
    param: token,
    body: { password: CHOSEN },
  });
  expect(accepted.body).toMatchObject({
    next: 'set_up',
    user: { username: 'szabo.kata', position: 'desk', branch_ids: [1], doctor_id: null },
  });
  expect((await client.call('createTotp')).status).toBe(201);
  const body = { username: 'szabo.kata', password: CHOSEN };
  expect((await signInClient(server).call('signIn', { body })).status).toBe(201);
  expect(await eventsOf(server)).toEqual(['invited clinic_branch_admin', 'invitation_accepted']);
  const { rows } = await server.database.pool.query(
    `select actor, staff_user_id, subject_id from staff_event order by id`,
  );
  const kata = await idOf('szabo.kata');
  expect(rows).toEqual([
    { actor: 'staff admin', staff_user_id: admin, subject_id: kata },
    { actor: 'staff szabo.kata', staff_user_id: kata, subject_id: kata },
  ]);
});

test('no password signs in before the invitation is accepted', async () => {
  await invite();
  for (const password of ['', ' ', CHOSEN]) {
    const body = { username: 'szabo.kata', password };
    expect((await signInClient(server).call('signIn', { body })).status).not.toBe(201);
  }
});

test.each([
  ['eleven char', 'too_short password'],
  ['x'.repeat(201), 'too_long password'],
  ['szabo.KATA', 'too_short password'],
])('the password %s is rejected, and the invitation stays', async (password, problem) => {
  const token = await invite();
  expect(problemsOf(await accept(token, password))).toEqual([problem]);
  expect((await accept(token)).status).toBe(201);
});

test('an invitation is accepted once, even by two requests at the same time', async () => {
  const token = await invite();
  const responses = await Promise.all([accept(token), accept(token)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  expect((await signInClient(server).call('invitation', { param: token })).status).toBe(404);
});

test('an invitation expires after 72 hours, and is deleted', async () => {
  const token = await invite();
  server.clock.advance({ hours: 72 });
  expect((await signInClient(server).call('invitation', { param: token })).status).toBe(404);
  expect((await accept(token)).status).toBe(404);
  server.clock.advance({ minutes: 1 });
  const retention = { patientDays: 365, messageDays: 90 };
  await cleanUp(server.database.pool, server.clock.now(), retention);
  const { rows } = await server.database.pool.query('select from staff_link');
  expect(rows).toHaveLength(0);
});

test('the username of another account cannot be invited', async () => {
  const taken = createInvitation(
    server.database.pool,
    server.site,
    { ...KATA, username: ' ADMIN ' },
    admin,
  );
  await expect(taken).rejects.toMatchObject({
    fieldErrors: [{ code: 'username_taken', attr: 'username' }],
  });
  expect(await eventsOf(server)).toEqual([]);
});

test('a made-up token and one of a locked account are not found', async () => {
  const token = await invite();
  await server.database.pool.query('update staff_user set locked_at = now() where id <> $1', [
    admin,
  ]);
  for (const param of [token, 'x'.repeat(43), 'x']) {
    expect((await signInClient(server).call('invitation', { param })).status).toBe(404);
    expect((await accept(param)).status).toBe(404);
  }
});

test('the database stores only the hash of the token', async () => {
  const token = await invite();
  const { rows } = await server.database.pool.query('select * from staff_link');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a new invitation replaces password, second factors and sessions when it is accepted', async () => {
  const { client } = await signInWithApp(server, 'operator');
  const operator = await idOf('operator');
  const renew = async () =>
    (await renewInvitation(server.database.pool, server.site, operator, admin)).token;
  const first = await renew();
  const token = await renew();
  expect((await accept(first)).status).toBe(404);
  expect((await client.call('staffMe')).status).toBe(200);
  expect((await accept(token)).body).toMatchObject({ next: 'set_up', methods: [] });
  expect((await client.call('staffMe')).status).toBe(401);
  expect((await client.call('renewSession')).status).toBe(401);
  await expect(enterPassword(server, 'operator')).rejects.toThrow();
  expect(await eventsOf(server)).toEqual([
    'second_factor_added totp',
    'signed_in totp',
    'invited true',
    'invited true',
    'invitation_accepted',
  ]);
});

test('an account that does not exist or is locked cannot be invited again', async () => {
  await server.database.pool.query('update staff_user set locked_at = now()');
  for (const id of [admin, 99]) {
    await expect(
      renewInvitation(server.database.pool, server.site, id, admin),
    ).rejects.toMatchObject({ status: 404 });
  }
});

test('a link signs in completely, as each role, with the largest branch', async () => {
  for (const role of ROLES) {
    const client = signInClient(server);
    const param = await createSignInLink(server.site, role);
    const { body } = await client.call('openSignInLink', { param });
    expect(body).toMatchObject({ next: 'done', user: { role } });
    expect(body.user.clinic_ids).toHaveLength(role === 'clinic_admin' ? 1 : 0);
    expect(body.user.branch_ids).toHaveLength(role === 'clinic_branch_admin' ? 1 : 0);
    expect((await client.call('staffMe')).status).toBe(200);
  }
});

test('a link is used once, expires after a day, and is void after the next one', async () => {
  const open = async (param: string) =>
    (await signInClient(server).call('openSignInLink', { param })).status;
  const link = () => createSignInLink(server.site, 'operator');
  const first = await link();
  const racing = await Promise.all([open(first), open(first)]);
  expect(racing.toSorted()).toEqual([201, 404]);
  const [second, third] = [await link(), await link()];
  expect(await open(second)).toBe(404);
  server.clock.advance({ hours: 24 });
  expect(await open(third)).toBe(404);
});

test('a link opens no account with a password, and no invitation', async () => {
  const token = await createSignInLink(server.site, 'operator');
  expect((await accept(token)).status).toBe(404);
  await server.database.pool.query(
    `update staff_user set password_hash = 'x' where username = 'demo-operator'`,
  );
  const opened = await signInClient(server).call('openSignInLink', { param: token });
  expect(opened.status).toBe(404);
  const invitation = await invite();
  const asLink = await signInClient(server).call('openSignInLink', { param: invitation });
  expect(asLink.status).toBe(404);
});
