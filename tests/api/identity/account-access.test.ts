import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccountAccess } from '#shared/contract/identity/access.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const FEED = { branch_id: ids.branch, doctor_id: null, detail: 'service' } as const;
const AT_BRANCH = { position: 'desk', branch_ids: [ids.branch], doctor_id: null } as const;
const CLINIC = 1;
const NOW = '2026-11-23T07:00:00+01:00';

let server: TestServer;
let desk: StaffClient;
let manager: StaffClient;
let admin: StaffClient;
/** The account at the desk, and the one that manages it. */
let id: number;
let managerId: number;
beforeEach(async () => {
  server = await startTestServer();
  desk = await deskClient(server, 'desk');
  manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  admin = await staffClient(server, 'clinic_admin', { clinicIds: [CLINIC] });
  ({ id } = await desk.staffMe());
  ({ id: managerId } = await manager.staffMe());
});
afterEach(() => server.close());

const inviteDora = () =>
  manager.inviteAccount({
    username: 'dora',
    display_name: 'Dóra',
    role: 'clinic_branch_admin',
    clinic_ids: [],
    branch_rights: { ...AT_BRANCH, branch_ids: [ids.branch] },
  });
const isOpen = async (token: string) =>
  (await server.get(`/api/staff/v1/invitations/${token}/`)).status === 200;
const subscribe = () => desk.createCalendarFeed(FEED);
const actionsOn = async (subject: number) => {
  const { rows } = await server.database.pool.query<{ action: string }>(
    `select actor || ' ' || action as action from staff_event
     where subject_table = 'staff_user' and subject_id = $1 and action <> 'signed_in' order by id`,
    [subject],
  );
  return rows.map(({ action }) => action);
};

test('an owner and a manager see the same list of what an account holds, without secrets', async () => {
  const { pool } = server.database;
  await pool.query(
    `insert into staff_second_factor
       (staff_user_id, kind, name, totp_secret, last_totp_step, created_at)
     values ($1, 'totp', 'App', 'sealed', 0, $2)`,
    [id, new Date(server.clock.now())],
  );
  await pool.query(`insert into staff_device_person values ('device', $1, $2)`, [
    id,
    new Date(server.clock.now() + 3_600_000),
  ]);
  const { path } = await subscribe();
  const { token } = await manager.renewInvitation({ id });
  const own = await desk.listAccess();
  expect(own).toEqual({
    sessions: [
      {
        id: expect.any(Number),
        browser: null,
        operating_system: null,
        created_at: NOW,
        last_seen_at: NOW,
        is_verified: true,
        is_current: true,
        is_same_network: true,
      },
    ],
    devices: [{ is_current: false, expires_at: '2026-11-23T08:00:00+01:00' }],
    second_factors: [
      { id: expect.any(Number), kind: 'totp', name: 'App', created_at: NOW, last_used_at: null },
    ],
    calendar_feeds: [
      {
        id: expect.any(Number),
        branch: expect.stringMatching(/./),
        doctor: null,
        detail: 'service',
        created_at: NOW,
        read_at: null,
      },
    ],
    links: [
      {
        account_id: id,
        name: 'desk',
        created_by: 'manager',
        created_at: NOW,
        effective_at: null,
        expires_at: '2026-11-26T07:00:00+01:00',
      },
    ],
  });
  const seen = await manager.accountAccess({ id });
  expect(seen).toEqual({
    ...own,
    sessions: [{ ...own.sessions[0], is_current: false, is_same_network: null }],
  });
  expect(JSON.stringify(seen)).not.toContain(token);
  expect(JSON.stringify(seen)).not.toContain(path.split('/').at(-2));
});

test('the list has the feed of a doctor, and no expired session, device or link', async () => {
  await desk.createCalendarFeed({ ...FEED, doctor_id: ids.doctor });
  await manager.renewInvitation({ id });
  server.clock.advance({ hours: 73 });
  const later = await staffClient(server, 'clinic_admin', { clinicIds: [CLINIC] });
  const seen = await later.accountAccess({ id });
  expect(seen).toMatchObject({ sessions: [], devices: [], links: [] });
  expect(seen.calendar_feeds).toEqual([expect.objectContaining({ doctor: expect.any(String) })]);
});

test('an owner sees which sessions began in another network, and a manager does not', async () => {
  await server.app.inject({
    method: 'POST',
    url: '/api/staff/v1/sessions/',
    headers: { host: 'operator.hu.localhost' },
    remoteAddress: '203.0.113.7',
    payload: { username: 'desk', password: PASSWORD },
  });
  const networks = ({ sessions }: AccountAccess) =>
    sessions.map(({ is_same_network: isSame }) => isSame);
  expect(networks(await desk.listAccess())).toEqual([false, true]);
  expect(networks(await manager.accountAccess({ id }))).toEqual([null, null]);
});

test('a manager ends a feed and the open link of an account one by one', async () => {
  const { path } = await subscribe();
  const { token } = await manager.renewInvitation({ id });
  const [feed] = (await manager.accountAccess({ id })).calendar_feeds;
  await manager.endAccountFeed({ id, feed: feed?.id ?? 0 });
  expect((await server.get(path)).status).toBe(404);
  await manager.withdrawLink({ id, opened: id });
  expect(await isOpen(token)).toBe(false);
  expect(await manager.accountAccess({ id })).toMatchObject({ calendar_feeds: [], links: [] });
  await expect(manager.endAccountFeed({ id, feed: feed?.id ?? 0 })).rejects.toThrow('404');
  await expect(manager.withdrawLink({ id, opened: id })).rejects.toThrow('404');
  expect(await actionsOn(id)).toEqual([
    'staff desk changed',
    'staff manager invited',
    'staff manager changed',
    'staff manager invitation_stopped',
  ]);
});

test('a link that an account has made is in its list and in that of the account it opens', async () => {
  const { token } = await inviteDora();
  const [made] = (await manager.listAccess()).links;
  expect(made).toMatchObject({ name: 'Dóra', created_by: 'manager' });
  expect((await admin.accountAccess({ id: managerId })).links).toEqual([made]);
  const opened = made?.account_id ?? 0;
  expect((await admin.accountAccess({ id: opened })).links).toEqual([made]);
  await manager.withdrawLink({ id: managerId, opened });
  expect(await isOpen(token)).toBe(false);
  expect(await actionsOn(opened)).toEqual([
    'staff manager invited',
    'staff manager invitation_stopped',
  ]);
});

test('a manager withdraws a link that a managed account has made', async () => {
  const { token } = await inviteDora();
  const [made] = (await admin.accountAccess({ id: managerId })).links;
  await admin.withdrawLink({ id: managerId, opened: made?.account_id ?? 0 });
  expect(await isOpen(token)).toBe(false);
});

test('an owner does not withdraw the link to the own account', async () => {
  const { token } = await admin.renewInvitation({ id: managerId });
  const call = manager.withdrawLink({ id: managerId, opened: managerId });
  await expect(call).rejects.toThrow('404');
  expect(await isOpen(token)).toBe(true);
});

test('an administrator does not stop a recovery of the own account by another administrator', async () => {
  const stolen = await staffClient(server, 'admin', { username: 'stolen' });
  const other = await staffClient(server, 'admin', { username: 'other' });
  const { id: stolenId } = await stolen.staffMe();
  const { id: otherId } = await other.staffMe();
  const { token } = await other.renewInvitation({ id: stolenId });
  const withdrawn = other.renewInvitation({ id: stolenId });
  const latest = (await withdrawn).token;
  expect(await isOpen(token)).toBe(false);
  const call = stolen.withdrawLink({ id: otherId, opened: stolenId });
  await expect(call).rejects.toThrow('404');
  await stolen.endAccountSessions({ id: otherId }).catch((error: Error) => error);
  await stolen.lockAccount({ id: otherId, is_locked: true }).catch((error: Error) => error);
  expect(await isOpen(latest)).toBe(true);
});

test.each([
  ['link', () => inviteDora()],
  ['feed', () => manager.createCalendarFeed(FEED)],
] as const)('a %s that is made while the access ends is not made', async (_name, make) => {
  const { pool } = server.database;
  const revoker = await pool.connect();
  try {
    await revoker.query('begin');
    await revoker.query('select from staff_user where id = $1 for update', [managerId]);
    const made = make().then(
      () => 'made',
      (error: Error) => error.message,
    );
    await waitForLocks(pool);
    await revoker.query('delete from staff_session where staff_user_id = $1', [managerId]);
    await revoker.query('commit');
    expect(await made).toBe('401 unauthenticated');
  } finally {
    revoker.release();
  }
});

test('access of the own account, of one above it or of another clinic is not found', async () => {
  const { id: adminId } = await admin.staffMe();
  await subscribe();
  const [feed] = (await desk.listAccess()).calendar_feeds;
  for (const account of [managerId, adminId]) {
    await expect(manager.accountAccess({ id: account })).rejects.toThrow('404');
    const call = manager.endAccountFeed({ id: account, feed: feed?.id ?? 0 });
    await expect(call).rejects.toThrow('404');
  }
  await expect(desk.accountAccess({ id })).rejects.toThrow('403');
});
