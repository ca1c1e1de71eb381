import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRequest } from '#shared/contract/client.ts';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { hasPermission, type StaffMember } from '#shared/domain/people/staff/permissions.ts';
import { ROLES } from '#shared/domain/people/roles.ts';
import { POSITIONS } from '#shared/domain/people/staff/positions.ts';
import { TWO_CLINICS, addPatients, type Secret } from '#tests/support/data/patients-of-clinics.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const HOSTS = ['operator.hu.localhost', 'cabinet.hu.localhost'];
/** The calls that read, without streams. Others are tested for their own responses. */
const READS = Object.values<StaffEndpoint>(staffEndpoints).filter(
  ({ method, success }) => method === 'GET' && success.type === undefined,
);
const MAX_ID = 6;
const MAX_ITEM = 2;

const MEMBERS: readonly StaffMember[] = [
  ...ROLES.map((role) => ({ role, position: null })),
  ...POSITIONS.map((position) => ({ role: 'clinic_branch_admin' as const, position })),
];

let server: TestServer;
let secrets: readonly Secret[];
beforeAll(async () => {
  server = await startTestServer({ template: TWO_CLINICS.template });
  secrets = await addPatients(server);
});
afterAll(() => server.close());

/** Signs in as a member of the staff of the first clinic, or of the operator. */
async function signInAs({ role, position }: StaffMember): Promise<Record<string, string>> {
  const token = await signInVerified(server, role);
  await server.database.pool.query(
    `update staff_user set position = $2::text, clinic_ids = $3, branch_ids = $4,
       doctor_id = case $2::text when 'doctor' then $5::integer end
     where username = $1`,
    [role, position, [TWO_CLINICS.clinic], [TWO_CLINICS.branch], TWO_CLINICS.doctor],
  );
  return bearer(token);
}

/** Returns every URL of a call, for all ids of the data. */
function urlsOf(endpoint: StaffEndpoint): string[] {
  const numbers = Array.from({ length: MAX_ID }, (_, index) => String(index + 1));
  const items = ['clinic', 'contact', 'survey', 'report', 'sms'].flatMap((kind) =>
    numbers.slice(0, MAX_ITEM).map((number) => `${kind}-${number}`),
  );
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return [endpoint.path];
  return [...numbers, ...items, ...TWO_CLINICS.appointments.map(String)].map((id) => {
    const params = names.map((name) => [name, name === 'day' ? TWO_CLINICS.day : id]);
    return buildRequest(endpoint, Object.fromEntries(params)).path;
  });
}

/** Sends every call that reads to both sites, and joins the successful responses. */
async function readEverything(headers: Record<string, string>): Promise<string> {
  const bodies: string[] = [];
  for (const host of HOSTS) {
    for (const url of READS.flatMap(urlsOf)) {
      const query = url === '/api/staff/v1/inbox/' ? ['', '?state=done'] : [''];
      for (const search of query) {
        const response = await server.app.inject({
          url: url + search,
          headers: { host, ...headers },
        });
        expect(response.statusCode, url).toBeLessThan(500);
        if (response.statusCode === 200) bodies.push(response.body);
      }
    }
  }
  // A phone is found in any notation.
  return bodies.map((body) => `${body}\n${body.replaceAll(/[\s()-]/g, '')}`).join('\n');
}

test.each(MEMBERS)(
  'a member of staff reads no data of patients beyond the table: $role $position',
  async (member) => {
    const text = await readEverything(await signInAs(member));
    const seen = secrets.filter(({ value }) => text.includes(value));
    const allowed = secrets.filter(({ permissions }) =>
      permissions.some((permission) => hasPermission(member, permission)),
    );
    expect(seen).toEqual(allowed);
  },
);

test('the data of the crawl is in the database', async () => {
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select string_agg(t::text, '') as text from (
       select a::text as t from appointment a union all select m::text from contact_message m
       union all select c::text from clinic_request c union all select r::text from review r) t`,
  );
  for (const { value } of secrets) expect(rows[0]?.text).toContain(value);
});
