import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';
import { callsDuring } from '#tests/support/database/calls-during.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { signInWithApp } from '#tests/support/staff/sign-in.ts';

const FEED = { branch_id: ids.branch, doctor_id: null, detail: 'busy' } as const;

/** An administrator, as the one who calls or whose account is changed. */
interface Person {
  readonly client: StaffClient;
  readonly id: number;
  readonly feed: number;
}

let server: TestServer;
let one: Person;
let other: Person;
beforeEach(async () => {
  server = await startTestServer();
  one = await administrator('one');
  other = await administrator('other');
});
afterEach(() => server.close());

async function administrator(username: string): Promise<Person> {
  const client = await staffClient(server, 'admin', { username });
  const { id } = await client.staffMe();
  const { rows } = await server.database.pool.query<{ id: number }>(
    `insert into calendar_feed
       (token_hash, staff_user_id, clinic_branch_id, doctor_id, detail, created_at)
     values ($1, $2, $3, $4, $5, now()) returning id`,
    [username, id, FEED.branch_id, FEED.doctor_id, FEED.detail],
  );
  return { client, id, feed: rows[0]?.id ?? 0 };
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );
/** Lets both administrators make a call about the other one, while each of them waits. */
const bothDuring = (lock: string, change: (by: Person, to: Person) => Promise<unknown>) =>
  callsDuring(
    server.database.pool,
    lock,
    () => outcomeOf(change(one, other)),
    () => outcomeOf(change(other, one)),
  );

const LOCKS = {
  'the first waits for its own account': `select from staff_user where username = 'one' for no key update`,
  'the second waits for its own account': `select from staff_user where username = 'other' for no key update`,
  'the first waits after its change': 'lock table staff_event in share mode',
};
const CHANGES: Readonly<
  Record<string, readonly [change: (by: Person, to: Person) => Promise<unknown>, second: string]>
> = {
  recover: [({ client }, { id }) => client.renewInvitation({ id }), 'done'],
  // The first has ended the session of the second.
  lock: [
    ({ client }, { id }) => client.lockAccount({ id, is_locked: true }),
    '401 unauthenticated',
  ],
  'end the sessions of': [
    ({ client }, { id }) => client.endAccountSessions({ id }),
    '401 unauthenticated',
  ],
  'end a feed of': [({ client }, { id, feed }) => client.endAccountFeed({ id, feed }), 'done'],
};

test.each(
  Object.entries(CHANGES).flatMap(([name, change]) =>
    Object.entries(LOCKS).map(([order, lock]) => [name, order, lock, ...change] as const),
  ),
)(
  'two administrators %s each other at the same moment: %s',
  async (_name, _order, lock, change, second) => {
    expect(await bothDuring(lock, change)).toEqual(['done', second]);
  },
);

test('two administrators withdraw the links of each other at the same moment', async () => {
  const invite = ({ client }: Person, username: string) =>
    client.inviteAccount({ username, display_name: '', role: 'operator', clinic_ids: [] });
  await invite(one, 'operator-one');
  await invite(other, 'operator-other');
  const { rows } = await server.database.pool.query<{ created_by: number; opened: number }>(
    'select created_by, staff_user_id as opened from staff_link',
  );
  const withdraw = ({ client }: Person, { id }: Person) =>
    client.withdrawLink({ id, opened: rows.find((row) => row.created_by === id)?.opened ?? 0 });
  const lock = LOCKS['the first waits for its own account'];
  expect(await bothDuring(lock, withdraw)).toEqual(['done', 'done']);
});

test('of two administrators who lock each other at the same moment, one is still signed in', async () => {
  const lock = ({ client }: Person, { id }: Person) => client.lockAccount({ id, is_locked: true });
  await Promise.all([outcomeOf(lock(one, other)), outcomeOf(lock(other, one))]);
  const signedIn = await Promise.all([one, other].map(({ client }) => outcomeOf(client.staffMe())));
  expect(signedIn.toSorted()).toEqual(['401 unauthenticated', 'done']);
});

test('a person signs out while the account is being locked', async () => {
  const { client } = await signInWithApp(server, 'clinic_admin');
  await client.call('setPin', { body: { password: PASSWORD, pin: '492716' } });
  const { id } = (await client.call('staffMe')).body;
  const outcomes = await callsDuring(
    server.database.pool,
    'select from staff_device_person for update',
    () => outcomeOf(one.client.lockAccount({ id, is_locked: true })),
    async () => String((await client.call('signOut')).status),
  );
  expect(outcomes).toEqual(['done', '401']);
});

test('a link is accepted while its account is being locked', async () => {
  const { token } = await one.client.renewInvitation({ id: other.id });
  const accept = async () => {
    const path = `/api/staff/v1/invitations/${token}/accept/`;
    return String((await server.post(path, { password: 'a long new password' })).status);
  };
  const outcomes = await callsDuring(
    server.database.pool,
    'lock table calendar_feed in share mode',
    () => outcomeOf(one.client.lockAccount({ id: other.id, is_locked: true })),
    accept,
  );
  expect(outcomes).toEqual(['done', '404']);
});

test('the access of an account is listed while the account is being changed', async () => {
  const { pool } = server.database;
  const change = await pool.connect();
  try {
    await change.query('begin; select from staff_user for update');
    const access = await one.client.accountAccess({ id: other.id });
    expect(access.calendar_feeds).toMatchObject([{ id: other.feed }]);
  } finally {
    change.release(true);
  }
});

test('an administrator whose session ends changes no other account', async () => {
  const branch = await deskClient(server, 'desk');
  const admin = await staffClient(server, 'clinic_admin', { clinicIds: [1] });
  const { id } = await branch.staffMe();
  const ended = `select from staff_user where username = 'clinic_admin' for no key update;
    delete from staff_session where staff_user_id = (select id from staff_user where username = 'clinic_admin')`;
  const outcomes = await callsDuring(server.database.pool, ended, () =>
    outcomeOf(
      admin.changeAccount({ id, position: 'doctor', branch_ids: [ids.branch], doctor_id: 1 }),
    ),
  );
  expect(outcomes).toEqual(['401 unauthenticated']);
});
