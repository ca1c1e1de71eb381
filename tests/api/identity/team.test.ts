import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccountRights } from '#shared/contract/identity/accounts.ts';
import { TWO_CLINICS } from '#tests/support/data/patients-of-clinics.ts';
import type { Rights } from '#tests/support/data/staff.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const { branch, clinic, doctor } = TWO_CLINICS;
const AT_BRANCH: AccountRights = { position: 'desk', branch_ids: [branch], doctor_id: null };

let server: TestServer;
let otherBranch: number;
let admin: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ template: TWO_CLINICS.template });
  const { rows } = await server.database.pool.query<{ id: number }>(
    'select id from clinic_branch where clinic_id <> $1',
    [clinic],
  );
  otherBranch = rows[0]?.id ?? 0;
  admin = await staffClient(server, 'clinic_admin', { clinicIds: [clinic] });
});
afterEach(() => server.close());

const colleague = (username: string, rights: Rights = {}) =>
  staffClient(server, 'clinic_branch_admin', { username, branchIds: [branch], ...rights });
const managerOf = () => colleague('manager', { position: 'manager' });

const idOf = async (username: string) => {
  const query = 'select id from staff_user where username = $1';
  const { rows } = await server.database.pool.query<{ id: number }>(query, [username]);
  return rows[0]?.id ?? 0;
};
const teamOf = async (client: StaffClient) => (await client.listAccounts()).results;
const inviteTo = (client: StaffClient, rights?: AccountRights, username = 'dora') =>
  client.inviteAccount({
    username,
    display_name: 'Dóra',
    role: 'clinic_branch_admin',
    clinic_ids: [],
    ...(rights === undefined ? {} : { branch_rights: rights }),
  });
/** The actions of staff on an account, besides sign-ins. */
const actionsOn = async (id: number) => {
  const { rows } = await server.database.pool.query<{ actor: string; action: string }>(
    `select actor, action from staff_event
     where subject_table = 'staff_user' and subject_id = $1 and action <> 'signed_in' order by id`,
    [id],
  );
  return rows.map(({ actor, action }) => `${actor} ${action}`);
};

test('a clinic administrator invites a receptionist, who then is in the team', async () => {
  const { token } = await inviteTo(admin, AT_BRANCH);
  const path = `/api/staff/v1/invitations/${token}/accept/`;
  expect((await server.post(path, { password: 'a long new password' })).status).toBe(201);
  expect(await teamOf(admin)).toMatchObject([
    { username: 'clinic_admin', can_manage: false },
    {
      username: expect.stringMatching(/^dora-\d{4}$/),
      ...AT_BRANCH,
      can_manage: true,
      is_accepted: true,
    },
  ]);
  expect((await teamOf(admin))[1]?.last_seen_at).toMatch(/^2026-11-23T/);
});

test('inviting with a free username, one of the team or of another clinic cannot be told apart', async () => {
  await colleague('desk', { position: 'desk' });
  await colleague('elsewhere', { position: 'desk', branchIds: [otherBranch] });
  for (const wish of ['free', 'desk', 'elsewhere', 'ELSEWHERE']) {
    const { username } = await inviteTo(admin, AT_BRANCH, wish);
    expect(username).toMatch(new RegExp(`^${wish.toLowerCase()}-\\d{4}$`));
    expect((await teamOf(admin)).map((each) => each.username)).toContain(username);
  }
});

test('an invited username has digits that no other account has', async () => {
  await server.database.pool.query(
    `insert into staff_user (username, created_at)
     select 'dora-' || number, now() from generate_series(1000, 9999) number where number <> 4821`,
  );
  const invited = await inviteTo(admin, AT_BRANCH);
  expect(invited.username).toBe('dora-4821');
  expect((await admin.renewInvitation({ id: await idOf('dora-4821') })).username).toBe('dora-4821');
  await expect(inviteTo(admin, AT_BRANCH)).rejects.toThrow('400 username_taken');
});

test('a manager sees the team, and manages only reception and doctors', async () => {
  const manager = await managerOf();
  await colleague('desk', { position: 'desk' });
  await colleague('unset');
  await colleague('elsewhere', { position: 'desk', branchIds: [otherBranch] });
  const team = await teamOf(manager);
  expect(team.map(({ username, can_manage: can }) => `${username} ${can}`)).toEqual([
    'clinic_admin false',
    'desk true',
    'manager false',
    'unset false',
  ]);
  await expect(inviteTo(manager, { ...AT_BRANCH, position: 'manager' })).rejects.toThrow('403');
  await expect(inviteTo(manager, AT_BRANCH)).resolves.toBeDefined();
});

test('the team is filtered by position, branch and state, and one account is read', async () => {
  await colleague('desk', { position: 'desk' });
  await colleague('locked', { position: 'desk' });
  await admin.lockAccount({ id: await idOf('locked'), is_locked: true });
  const { username } = await inviteTo(admin, { ...AT_BRANCH, position: 'manager' });
  const found = async (query: Parameters<StaffClient['listAccounts']>[0]) =>
    (await admin.listAccounts(query)).results.map((each) => each.username);
  expect(await found({ position: 'manager' })).toEqual([username]);
  expect(await found({ branch_id: branch })).toHaveLength(4);
  expect(await found({ branch_id: otherBranch })).toEqual([]);
  expect(await found({ state: 'invited' })).toEqual([username]);
  expect(await found({ state: 'locked' })).toEqual(['locked']);
  expect(await found({ state: 'active' })).toEqual(['clinic_admin', 'desk']);
  const invited = await admin.account({ id: await idOf(username) });
  expect(invited).toMatchObject({ username, is_accepted: false });
  expect(invited.invitation_ends_at).toMatch(/^2026-11-26T/);
  const manager = await managerOf();
  expect(await manager.account({ id: await idOf('clinic_admin') })).toMatchObject({
    can_manage: false,
  });
  await colleague('elsewhere', { position: 'desk', branchIds: [otherBranch] });
  const other = admin.account({ id: await idOf('elsewhere') });
  await expect(other).rejects.toThrow('404');
});

test('a receptionist reads the names of the administrators of the own clinic', async () => {
  const desk = await colleague('desk', { position: 'desk' });
  const elsewhere = await colleague('elsewhere', { position: 'desk', branchIds: [otherBranch] });
  await server.database.pool.query(
    `update staff_user set display_name = 'Éva', password_hash = 'x' where username = 'clinic_admin'`,
  );
  expect(await desk.clinicHeads()).toEqual({ results: ['Éva'] });
  expect(await elsewhere.clinicHeads()).toEqual({ results: [] });
});

test('branches and doctors out of reach are refused', async () => {
  const refusal = (rights?: AccountRights) => expect(inviteTo(admin, rights)).rejects;
  await refusal().toThrow('400 required');
  await refusal({ ...AT_BRANCH, branch_ids: [branch, otherBranch] }).toThrow('400 does_not_exist');
  await refusal({ ...AT_BRANCH, position: 'doctor' }).toThrow('400 required');
  await refusal({ ...AT_BRANCH, doctor_id: doctor }).toThrow('400 invalid');
  const unknown = { ...AT_BRANCH, position: 'doctor' as const, doctor_id: 999 };
  await refusal(unknown).toThrow('400 does_not_exist');
  await expect(inviteTo(admin, { ...unknown, doctor_id: doctor })).resolves.toBeDefined();
});

test('accounts above the own, of other clinics and the own one are not found', async () => {
  const manager = await managerOf();
  await colleague('peer', { position: 'manager' });
  await colleague('both', { position: 'desk', branchIds: [branch, otherBranch] });
  await colleague('elsewhere', { position: 'desk', branchIds: [otherBranch] });
  for (const name of ['manager', 'peer', 'both', 'elsewhere', 'clinic_admin']) {
    const id = await idOf(name);
    const calls = [
      () => manager.lockAccount({ id, is_locked: true }),
      () => manager.changeAccount({ id, ...AT_BRANCH }),
      () => manager.endAccountSessions({ id }),
      () => manager.renewInvitation({ id }),
    ];
    for (const call of calls) await expect(call(), name).rejects.toThrow('404');
  }
});

test('no one in a clinic can lock or demote its administrators', async () => {
  const second = await staffClient(server, 'clinic_admin', {
    username: 'second',
    clinicIds: [clinic],
  });
  const [first] = await teamOf(second);
  expect(first).toMatchObject({ username: 'clinic_admin', can_manage: false });
  const call = second.lockAccount({ id: first?.id ?? 0, is_locked: true });
  await expect(call).rejects.toThrow('404');
});

test('fewer rights end the sessions of the person, more rights do not', async () => {
  const desk = await colleague('desk', { position: 'desk' });
  const id = await idOf('desk');
  await admin.changeAccount({ id, ...AT_BRANCH, position: 'manager' });
  expect(await desk.staffMe()).toMatchObject({ position: 'manager' });
  const changed = await admin.changeAccount({ id, ...AT_BRANCH });
  expect(changed).toMatchObject({ username: 'desk', ...AT_BRANCH });
  await expect(desk.staffMe()).rejects.toThrow('401');
  expect(await actionsOn(id)).toEqual([
    'staff clinic_admin changed',
    'staff clinic_admin changed',
    'staff clinic_admin session_ended',
  ]);
});

test('sessions are ended and accounts locked, each with its event', async () => {
  const desk = await colleague('desk', { position: 'desk' });
  const manager = await managerOf();
  const id = await idOf('desk');
  await manager.endAccountSessions({ id });
  await expect(desk.staffMe()).rejects.toThrow('401');
  expect(await manager.lockAccount({ id, is_locked: true })).toMatchObject({ is_locked: true });
  await expect(colleague('desk', { position: 'desk' })).rejects.toThrow();
  expect(await actionsOn(id)).toEqual(['staff manager session_ended', 'staff manager locked']);
});

test('a demotion is not undone by a colleague who still sees the old position', async () => {
  const manager = await managerOf();
  await colleague('desk', { position: 'desk' });
  const id = await idOf('desk');
  const results = await Promise.allSettled([
    admin.changeAccount({ id, ...AT_BRANCH, position: 'manager' }),
    manager.changeAccount({ id, ...AT_BRANCH }),
  ]);
  const { rows } = await server.database.pool.query<{ position: string }>(
    'select position from staff_user where id = $1',
    [id],
  );
  // Either the manager was first, or did not find a colleague of the same position.
  expect(rows).toEqual([{ position: 'manager' }]);
  expect(results[0].status).toBe('fulfilled');
});
