import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const NEXT_PASSWORD = 'a long new password';
const CLINIC = 1;
const OTHER_CLINIC = 2;

let server: TestServer;
let attacker: StaffClient;
let owner: StaffClient;
let colleague: StaffClient;
let id: number;
beforeEach(async () => {
  server = await startTestServer();
  await server.database.pool.query(
    `insert into clinic (id, slug, names, descriptions) values (2, 'other', '{"en":"Other"}', '{}')`,
  );
  await server.site.reference.reload();
  attacker = await staffClient(server, 'account_manager', { username: 'manager' });
  owner = await administrator('owner', CLINIC);
  colleague = await administrator('colleague', CLINIC);
  ({ id } = await owner.staffMe());
});
afterEach(() => server.close());

const administrator = (username: string, clinic: number) =>
  staffClient(server, 'clinic_admin', { username, clinicIds: [clinic] });
const accept = async (token: string) => {
  const path = `/api/staff/v1/invitations/${token}/accept/`;
  const { status, body } = await server.post(path, { password: NEXT_PASSWORD });
  return status === 201 ? status : [status, body.errors[0].code];
};
const invite = (username: string, clinic: number) =>
  attacker.inviteAccount({
    username,
    display_name: '',
    role: 'clinic_admin',
    clinic_ids: [clinic],
  });
const waiting = async (client: StaffClient) => (await client.waitingInvitations({})).results;

test('the recovery of an administrator of a clinic works after 24 hours', async () => {
  const { token, effective_at: effectiveAt } = await attacker.renewInvitation({ id });
  expect(Date.parse(effectiveAt ?? '') - server.clock.now()).toBe(24 * 3_600_000);
  expect(await accept(token)).toEqual([400, 'invitation_waiting']);
  server.clock.advance({ hours: 23, minutes: 59 });
  expect(await accept(token)).toEqual([400, 'invitation_waiting']);
  server.clock.advance({ minutes: 1 });
  expect(await accept(token)).toBe(201);
});

test('the invitation of another administrator to a clinic works after 24 hours as well', async () => {
  const { token } = await invite('intruder', CLINIC);
  expect(await accept(token)).toEqual([400, 'invitation_waiting']);
  const again = await attacker.renewInvitation({ id: (await waiting(owner))[0]?.account_id ?? 0 });
  expect(await accept(again.token)).toEqual([400, 'invitation_waiting']);
});

test('the first administrator of a clinic is invited at once, and again after a lost link', async () => {
  const first = await invite('founder', OTHER_CLINIC);
  expect(first.effective_at).toBeNull();
  const { results } = await attacker.listAccounts({ text: 'founder' });
  const again = await attacker.renewInvitation({ id: results[0]?.id ?? 0 });
  expect(again.effective_at).toBeNull();
  expect(await accept(again.token)).toBe(201);
});

test('the owner and the other administrators of the clinic are told at once, and no others', async () => {
  const { effective_at: effectiveAt } = await attacker.renewInvitation({ id });
  const told = {
    account_id: id,
    username: 'owner',
    asked_by: 'manager',
    effective_at: effectiveAt,
  };
  expect(await waiting(owner)).toMatchObject([{ ...told, can_approve: false }]);
  expect(await waiting(colleague)).toMatchObject([{ ...told, can_approve: true }]);
  expect(await waiting(await administrator('stranger', OTHER_CLINIC))).toEqual([]);
  const desk = await staffClient(server, 'clinic_branch_admin', {
    username: 'branch-manager',
    branchIds: [1],
    position: 'manager',
  });
  expect(await waiting(desk)).toEqual([]);
});

test.each(['owner', 'colleague'] as const)('the %s stops a recovery', async (by) => {
  const { token } = await attacker.renewInvitation({ id });
  await { owner, colleague }[by].stopInvitation({ id });
  server.clock.advance({ hours: 25 });
  expect(await accept(token)).toEqual([404, 'not_found']);
  const { rows } = await server.database.pool.query(
    `select actor, subject_id::integer from staff_event where action = 'invitation_stopped'`,
  );
  expect(rows).toEqual([{ actor: expect.stringContaining(by), subject_id: id }]);
});

test('a second person lets a recovery work at once', async () => {
  const { token } = await attacker.renewInvitation({ id });
  await colleague.approveInvitation({ id });
  server.clock.advance({ hours: 71 });
  expect(await accept(token)).toBe(201);
});

test('a link that a second person lets work ends 72 hours later', async () => {
  const { token } = await attacker.renewInvitation({ id });
  await colleague.approveInvitation({ id });
  server.clock.advance({ hours: 72 });
  expect(await accept(token)).toEqual([404, 'not_found']);
});

test('neither the inviting person nor an account that this person invited lets a recovery work', async () => {
  const { token } = await attacker.renewInvitation({ id });
  await expect(attacker.approveInvitation({ id })).rejects.toThrow('403 forbidden');
  await expect(owner.approveInvitation({ id })).rejects.toThrow('403 forbidden');
  const colleagueId = (await colleague.staffMe()).id;
  await server.database.pool.query(
    `insert into staff_event (at, actor, action, subject_table, subject_id, staff_user_id)
     select $1, 'operator manager', 'invited', 'staff_user', $2, u.id
     from staff_user u where u.username = 'manager'`,
    [new Date(server.clock.now()), colleagueId],
  );
  await expect(colleague.approveInvitation({ id })).rejects.toThrow('403 forbidden');
  expect(await accept(token)).toEqual([400, 'invitation_waiting']);
});

test('locked administrators keep the wait of an invitation', async () => {
  const colleagueId = (await colleague.staffMe()).id;
  await attacker.lockAccount({ id, is_locked: true });
  await attacker.lockAccount({ id: colleagueId, is_locked: true });
  const { token } = await invite('intruder', CLINIC);
  expect(await accept(token)).toEqual([400, 'invitation_waiting']);
});

test('an administrator of one clinic cannot let an account of two work at once, but stops it', async () => {
  const neighbour = await administrator('neighbour', OTHER_CLINIC);
  const { token, username } = await attacker.inviteAccount({
    username: 'intruder',
    display_name: '',
    role: 'clinic_admin',
    clinic_ids: [CLINIC, OTHER_CLINIC],
  });
  const [invitation] = await waiting(neighbour);
  expect(invitation).toMatchObject({ username, can_approve: false });
  const account = { id: invitation?.account_id ?? 0 };
  await expect(neighbour.approveInvitation(account)).rejects.toThrow('403');
  expect(await accept(token)).toEqual([400, 'invitation_waiting']);
  await neighbour.stopInvitation(account);
});

test('an administrator of another clinic neither stops a recovery nor lets it work', async () => {
  await attacker.renewInvitation({ id });
  const stranger = await administrator('stranger', OTHER_CLINIC);
  await expect(stranger.stopInvitation({ id })).rejects.toThrow('404');
  await expect(stranger.approveInvitation({ id })).rejects.toThrow('404');
});

test('a new password of the owner stops a recovery', async () => {
  const { token } = await attacker.renewInvitation({ id });
  await owner.changePassword({ current: PASSWORD, next: NEXT_PASSWORD });
  server.clock.advance({ hours: 25 });
  expect(await accept(token)).toEqual([404, 'not_found']);
});
