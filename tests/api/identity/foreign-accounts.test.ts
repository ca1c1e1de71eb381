import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import { staffEndpoints, type StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import {
  hasPermission,
  PERMISSIONS,
  type Permission,
  type StaffMember,
} from '#shared/domain/identity/permissions.ts';
import { ROLES, type Role } from '#shared/domain/identity/roles.ts';
import {
  buildBranchData,
  markOf,
  MARKED_CLINICS,
  PLACES,
  UNKNOWN,
  type BranchData,
} from '#tests/support/data/branches/branch-data.ts';
import { FOREIGN_CALLS } from '#tests/support/data/branches/foreign-calls.ts';
import { sendCall } from '#tests/support/data/branches/send-call.ts';
import {
  bearer,
  PASSWORD,
  signIn,
  signInVerified,
  type Rights,
} from '#tests/support/data/staff.ts';
import { routesOf } from '#tests/support/http/routes-of.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Name = keyof StaffEndpoints;
type Build = (theirs: BranchData, own: BranchData) => object;

const NAMES = Object.keys(staffEndpoints) as Name[];
const endpointOf = (name: Name): StaffEndpoint => staffEndpoints[name];
/** The calls of a session that name nothing and concern the caller alone, with their input. */
const OF_THE_CALLER: Readonly<Partial<Record<Name, object>>> = {
  passkeySignInOptions: {},
  passkeyOptions: {},
  createTotp: {},
  removePin: {},
  proposeAbsence: { first_day: '2026-12-17', last_day: '2026-12-17' },
  verifyTotp: { code: '123456' },
  confirmTotp: { code: '123456' },
  setPin: {
    password: PASSWORD,
    pin: '123456',
  },
  changePassword: {
    current: PASSWORD,
    next: 'a long new password',
  },
};
/** The calls without a session, those that end one, and those that an authenticator signs. */
const OTHERS: readonly Name[] = [
  'signIn',
  'renewSession',
  'devicePeople',
  'signInWithPin',
  'openSignInLink',
  'invitation',
  'acceptInvitation',
  'readCalendarFeed',
  'signOut',
  'lockSession',
  'verifyPasskey',
  'addPasskey',
];

let server: TestServer;
let theirs: BranchData;
let sibling: BranchData;
let other: BranchData;
beforeAll(async () => {
  server = await startTestServer({
    template: MARKED_CLINICS,
    render: () => Promise.resolve({ status: 200, headers: {}, html: 'a page of patients' }),
  });
  theirs = await buildBranchData(server, PLACES.theirs);
  sibling = await buildBranchData(server, PLACES.sibling);
  other = await buildBranchData(server, PLACES.other);
});
afterAll(() => server.close());

const isOwn = (permission: Permission) =>
  Object.values<string | undefined>(PERMISSIONS[permission]).includes('own');
const callsOf = (name: Name) => {
  const { theirs = [], mixed = [], lists = [] } = FOREIGN_CALLS[name] ?? {};
  return {
    theirs: theirs as readonly Build[],
    mixed: mixed as readonly Build[],
    lists: lists as readonly object[],
  };
};
/** Returns a valid request about their data, or one with ids of it for a call that is refused to all. */
function requestOf(name: Name): object {
  const { theirs: builds, mixed, lists } = callsOf(name);
  const input = [...builds, ...mixed][0]?.(theirs, theirs) ?? lists[0] ?? OF_THE_CALLER[name];
  const params = [...endpointOf(name).path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  return { ...Object.fromEntries(params.map((param) => [param, '1'])), ...input };
}

/** Returns a hash of the rows of each table, without those that every request changes. */
async function snapshot(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)`,
    [['rate_limit', 'staff_session', 'staff_access_token', 'search_queue', 'search_doc']],
  );
  const hashes = tables.map(
    ({ name }) => `select '${name}' as name, count(*) || ' ' ||
      md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${name} t`,
  );
  const { rows } = await server.database.pool.query<{ name: string; hash: string }>(
    hashes.join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

test('every operation of staff is covered', () => {
  const expected = NAMES.filter((name) => {
    const { permission } = endpointOf(name);
    return permission === 'public' || isOwn(permission);
  });
  const covered = [...Object.keys(FOREIGN_CALLS), ...Object.keys(OF_THE_CALLER), ...OTHERS];
  expect(covered.toSorted()).toEqual(expected.toSorted());
});

test('every route of staff is an operation', () => {
  const paths = NAMES.map((name) => endpointOf(name).path.replace(/:(\w+)/g, '{$1}'));
  const routes = routesOf(server.app).map((route) => route.replace(/^\w+ /, ''));
  const served = new Set(routes.filter((path) => path.startsWith('/api/staff/')));
  expect([...served].toSorted()).toEqual(
    [...new Set([...paths, '/api/staff/openapi.json/'])].toSorted(),
  );
});

interface Actor extends StaffMember {
  readonly rights: Rights;
  /** The data that the account must not reach, and its own. */
  readonly data: () => { theirs: BranchData; own: BranchData };
}

const member = (position: StaffMember['position'], rights: Rights, data: Actor['data']): Actor => ({
  role: 'clinic_branch_admin',
  position,
  data,
  rights: {
    ...rights,
    position,
  },
});
/** At the other branch of the clinic: the clinic itself is theirs as well. */
const ofSibling = () => ({ theirs: { ...theirs, clinic: UNKNOWN.clinic }, own: sibling });
const ofOther = () => ({ theirs, own: other });
/** Another doctor of the branch, who does not reach the doctor, the appointments and the reviews. */
const ofColleague = () => {
  const { doctor, schedule, offer, appointment, review, answeredReview, ticket, absence } = theirs;
  const { absenceProposal } = theirs;
  const { phone, surname, plan, draft, calendar, account, session, secondFactor, feed } = theirs;
  return {
    theirs: {
      ...UNKNOWN,
      doctor,
      schedule,
      offer,
      appointment,
      review,
      answeredReview,
      ticket,
      absence,
      absenceProposal,
      phone,
      surname,
      plan,
      draft,
      calendar,
      account,
      session,
      secondFactor,
      feed,
    },
    own: { ...UNKNOWN, branch: theirs.branch, doctor: 6, schedule: 61, offer: 600 },
  };
};
const { branch, clinic } = PLACES.theirs;

const ACTORS: Readonly<Record<string, Actor>> = {
  'a manager of another branch': member('manager', { branchIds: [2] }, ofSibling),
  'a receptionist of another branch': member('desk', { branchIds: [2] }, ofSibling),
  'a doctor of another branch': member('doctor', { branchIds: [2], doctorId: 2 }, ofSibling),
  'a branch administrator without a position': member(null, { branchIds: [2] }, ofSibling),
  'another doctor of the branch': member('doctor', { branchIds: [1], doctorId: 6 }, ofColleague),
  'a manager without branches': member('manager', {}, () => ({ theirs, own: sibling })),
  'an administrator of another clinic': {
    role: 'clinic_admin',
    position: null,
    data: ofOther,
    rights: {
      clinicIds: [2],
      branchIds: [branch],
    },
  },
  'a manager of another clinic': member(
    'manager',
    { branchIds: [3], clinicIds: [clinic] },
    ofOther,
  ),
  'a receptionist of another clinic': member('desk', { branchIds: [3] }, ofOther),
};

/** Signs in an account with a name of its own. */
const signInAs = async (username: string, role: Role, rights: Rights) =>
  bearer(await signInVerified(server, role, { ...rights, username }));

describe.each(Object.entries(ACTORS))('%s', (name, { role, position, rights, data }) => {
  test('an account gets nothing of foreign data, changes nothing, and does not learn that they exist', async () => {
    const headers = await signInAs(name, role, rights);
    const before = await snapshot();
    const { theirs: foreign, own } = data();
    const send = (call: Name, input: object) => sendCall(server, headers, endpointOf(call), input);
    const wrong: string[] = [];
    for (const call of NAMES.filter((each) => FOREIGN_CALLS[each] !== undefined)) {
      const { permission } = endpointOf(call);
      const isAllowed = permission === 'public' || hasPermission({ role, position }, permission);
      const { theirs: builds, mixed, lists } = callsOf(call);
      for (const build of [...builds, ...mixed]) {
        const response = await send(call, build(foreign, own));
        if (!isAllowed) {
          if (response.status !== 403) wrong.push(`${call}: ${response.status}, not 403`);
          continue;
        }
        const unknown = await send(call, build(UNKNOWN, own));
        if (builds.includes(build) && response.status !== 404) {
          wrong.push(`${call}: ${response.status}, not 404: ${response.body.slice(0, 200)}`);
        } else if (response.status !== unknown.status || response.body !== unknown.body) {
          wrong.push(`${call}: ${response.status} ${response.body.slice(0, 200)},
            of nothing ${unknown.status} ${unknown.body.slice(0, 200)}`);
        }
        if (response.body.includes(markOf(1))) wrong.push(`${call}: shows their data`);
      }
      for (const list of lists) {
        const { status, body } = await send(call, list);
        if (status !== (isAllowed ? 200 : 403)) wrong.push(`${call}: ${status}`);
        if (body.includes(markOf(1))) wrong.push(`${call}: lists their data`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });
});

test.each<[string, Role, Rights]>([
  ['a receptionist of the branch', 'clinic_branch_admin', { position: 'desk', branchIds: [1] }],
  ['a manager of the branch', 'clinic_branch_admin', { position: 'manager', branchIds: [1] }],
  ['an administrator of the clinic', 'clinic_admin', { clinicIds: [1] }],
  ...ROLES.filter((role) => !role.startsWith('clinic')).map((role): [string, Role, Rights] => [
    `the role ${role}`,
    role,
    {},
  ]),
])('%s', async (name, role, rights) => {
  const headers = await signInAs(name, role, rights);
  const { position = null } = rights;
  const refused = NAMES.filter((each) => {
    const { permission } = endpointOf(each);
    return permission !== 'public' && !hasPermission({ role, position }, permission);
  });
  await expectRefusal(headers, refused, 403);
});

describe('every call is a 401 and changes nothing', () => {
  const ENDS = {
    'of a locked account': 'update staff_user set locked_at = $2 where username = $1',
    'of an account without a role':
      'update staff_user set is_clinic_admin = $2::timestamptz is null where username = $1',
    'of an ended session': `update staff_session set expires_at = $2
      where staff_user_id = (select id from staff_user where username = $1)`,
  };
  test.each(Object.entries(ENDS))('%s', async (name, sql) => {
    const headers = await signInAs(name, 'clinic_admin', { clinicIds: [clinic] });
    await server.database.pool.query(sql, [name, new Date(server.clock.now())]);
    const calls = NAMES.filter((call) => !OTHERS.includes(call));
    await expectRefusal(headers, calls, 401);
  });

  test('every call is a 401 and changes nothing of a session whose second factor is missing', async () => {
    const headers = bearer(await signIn(server, 'clinic_admin', { clinicIds: [clinic] }));
    const calls = NAMES.filter((call) => endpointOf(call).permission !== 'public');
    await expectRefusal(headers, [...calls, 'listAccess', 'staffMe', 'endSession'], 401);
  });
});

/** Expects that calls about their data are refused with a status, and change nothing. */
async function expectRefusal(
  headers: Record<string, string>,
  calls: readonly Name[],
  status: number,
): Promise<void> {
  const before = await snapshot();
  const statuses: Partial<Record<Name, number>> = {};
  for (const call of calls) {
    statuses[call] = (await sendCall(server, headers, endpointOf(call), requestOf(call))).status;
  }
  expect(statuses).toEqual(Object.fromEntries(calls.map((call) => [call, status])));
  expect(await snapshot()).toEqual(before);
}

/**
 * A stream lasts until the client leaves, rehearsals are of drafts only, only doctors take a proposal back, and the
 * account has neither link nor feed.
 */
const UNTRIED: ReadonlySet<Name> = new Set([
  'deskChanges',
  'bookRehearsal',
  'approveInvitation',
  'stopInvitation',
  'endAccountFeed',
  'withdrawLink',
  'withdrawAbsenceProposal',
]);

// Last, because it changes the data.
test('the same calls reach the data of those who may make them', async () => {
  const owner = await signInAs('owner1', 'clinic_admin', { clinicIds: [clinic] });
  const desk = await signInAs(theirs.username, 'clinic_branch_admin', {
    position: 'desk',
    branchIds: [branch],
  });
  // Signing in as these accounts has saved them, which ends sessions and feeds of before.
  const { rows } = await server.database.pool.query<{ session: number; feed: number }>(
    `with feed as (
       insert into calendar_feed (token_hash, staff_user_id, clinic_branch_id, detail, created_at)
       select 'new', id, $2, 'busy', now() from staff_user where username = 'owner1'
       returning id)
     select max(s.id) as session, (select id from feed) as feed
     from staff_session s where s.staff_user_id = $1`,
    [theirs.account, branch],
  );
  theirs.session = rows[0]?.session ?? 0;
  theirs.feed = rows[0]?.feed ?? 0;
  const statuses: Partial<Record<Name, number>> = {};
  for (const call of Object.keys(FOREIGN_CALLS) as Name[]) {
    if (UNTRIED.has(call)) continue;
    if (callsOf(call).theirs.length === 0) continue;
    const isOfDesk = call === 'removeSecondFactor' || call === 'endSession';
    const headers = isOfDesk ? desk : owner;
    const { status } = await sendCall(server, headers, endpointOf(call), requestOf(call));
    if (status === 401 || status === 403 || status === 404) statuses[call] = status;
  }
  expect(statuses).toEqual({});
});
