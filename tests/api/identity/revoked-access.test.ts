import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const NEXT_PASSWORD = 'a long new password';
const CLINIC = 1;

let server: TestServer;
let thief: StaffClient;
let manager: StaffClient;
let admin: StaffClient;
let id: number;
beforeEach(async () => {
  server = await startTestServer();
  thief = await deskClient(server, 'desk');
  manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  admin = await staffClient(server, 'clinic_admin', { clinicIds: [CLINIC] });
  ({ id } = await thief.staffMe());
});
afterEach(() => server.close());

const accept = (token: string) =>
  server.post(`/api/staff/v1/invitations/${token}/accept/`, { password: NEXT_PASSWORD });
const invite = async () => (await manager.renewInvitation({ id })).token;

/** The ways in which an owner or a manager throws a thief out. */
const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a new password': () => thief.changePassword({ current: PASSWORD, next: NEXT_PASSWORD }),
  'ended sessions': () => manager.endAccountSessions({ id }),
  'a lock that is opened again': async () => {
    await manager.lockAccount({ id, is_locked: true });
    await manager.lockAccount({ id, is_locked: false });
  },
};

test.each(Object.entries(WAYS))('%s ends calendar feeds and invitations', async (_way, revoke) => {
  const feed = { branch_id: ids.branch, doctor_id: null, detail: 'service' } as const;
  const { path } = await thief.createCalendarFeed(feed);
  const token = await invite();
  expect((await server.get(path)).status).toBe(200);
  await revoke();
  expect((await server.get(path)).status).toBe(404);
  expect((await accept(token)).status).toBe(404);
});

/** The ways in which a manager who has invited a colleague is thrown out, or loses rights. */
const WAYS_OF_MANAGER: Readonly<Record<string, (account: number) => Promise<unknown>>> = {
  'a new password': () => manager.changePassword({ current: PASSWORD, next: NEXT_PASSWORD }),
  'ended sessions': (account) => admin.endAccountSessions({ id: account }),
  'a lock': (account) => admin.lockAccount({ id: account, is_locked: true }),
  'fewer rights': (account) =>
    admin.changeAccount({
      id: account,
      position: 'desk',
      branch_ids: [ids.branch],
      doctor_id: null,
    }),
};

test.each(Object.entries(WAYS_OF_MANAGER))(
  '%s of a manager ends the unused links that the manager has made',
  async (_way, revoke) => {
    const token = await invite();
    await revoke((await manager.staffMe()).id);
    expect((await accept(token)).status).toBe(404);
  },
);

test('a recovered account has no feed, session or link of before', async () => {
  const feed = { branch_id: ids.branch, doctor_id: null, detail: 'busy' } as const;
  const { path } = await thief.createCalendarFeed(feed);
  expect((await accept(await invite())).status).toBe(201);
  expect((await server.get(path)).status).toBe(404);
  await expect(thief.staffMe()).rejects.toThrow('401');
});

test('a new password keeps the session that sets it', async () => {
  await thief.changePassword({ current: PASSWORD, next: NEXT_PASSWORD });
  expect(await thief.staffMe()).toMatchObject({ id });
});
