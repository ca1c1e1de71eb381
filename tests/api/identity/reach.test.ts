import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRequest } from '#shared/contract/client.ts';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { hasPermission, type StaffMember } from '#shared/domain/identity/permissions.ts';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { POSITIONS } from '#shared/domain/identity/positions.ts';
import { TWO_CLINICS, addPatients, type Secret } from '#tests/support/data/patients-of-clinics.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const SITES = ['operator', 'cabinet'];
/** The calls that read, without the stream of the desk. Those that write have their own tests. */
const READS = Object.values<StaffEndpoint>(staffEndpoints).filter(
  ({ method, success }) => method === 'GET' && success.type === undefined,
);
/** The pages of both sites are the same document for every address. */
const PAGES = ['/', '/desk', '/inbox', `/appointments/${TWO_CLINICS.appointments[0]}`];
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

/** The schema of a filter in a query. */
interface Filter {
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly format?: string;
}

/** Returns every URL of a call, for all ids of the data. */
function urlsOf(endpoint: StaffEndpoint): string[] {
  const numbers = Array.from({ length: MAX_ID }, (_, index) => String(index + 1));
  const items = ['clinic', 'contact', 'survey', 'report', 'sms'].flatMap((kind) =>
    numbers.slice(0, MAX_ITEM).map((number) => `${kind}-${number}`),
  );
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return [endpoint.path];
  const ids = endpoint.path.includes('/inbox/') ? items : numbers;
  return [...ids, ...TWO_CLINICS.appointments.map(String)].map((id) => {
    const params = names.map((name) => [name, name === 'day' ? TWO_CLINICS.day : id]);
    return buildRequest(endpoint, Object.fromEntries(params)).path;
  });
}

/** Returns the queries of a call: none, and each value of each filter. */
function queriesOf({ query }: StaffEndpoint): string[] {
  const filters = Object.entries(filtersOf(query));
  return [
    '',
    ...filters.flatMap(([name, filter]) =>
      valuesOf(filter).map((value) => `?${new URLSearchParams({ [name]: value }).toString()}`),
    ),
  ];
}

/** Returns the schemas of a query by name. */
function filtersOf(query: StaffEndpoint['query']): Readonly<Record<string, Filter>> {
  return (query as { properties?: Record<string, Filter> } | undefined)?.properties ?? {};
}

function valuesOf({ enum: values, type, format }: Filter): readonly string[] {
  if (values !== undefined) return values.map(String);
  if (type === 'integer') return ['1', '2'];
  return format === 'date' ? [TWO_CLINICS.day] : ['desk', secrets[0]?.value ?? ''];
}

/** Returns the searches for patients, by everything that identifies them. */
function searches(): InjectOptions[] {
  const { findPatients, lookUpAppointment } = staffEndpoints;
  return secrets.flatMap(({ value }) => [
    ...['1', '2'].map((id) => ({
      method: findPatients.method,
      url: findPatients.path.replace(':id', id),
      payload: { text: value },
    })),
    ...TWO_CLINICS.appointments.map((number) => ({
      method: lookUpAppointment.method,
      url: lookUpAppointment.path,
      payload: { number, phone_end: value.slice(-4) },
    })),
  ]);
}

/** Sends everything that reads to both sites, with a session of each, and joins the successful responses. */
async function readEverything(headers: Record<string, string>): Promise<string> {
  const reads = READS.flatMap((endpoint) =>
    urlsOf(endpoint).flatMap((url) => queriesOf(endpoint).map((query) => ({ url: url + query }))),
  );
  const requests = [...reads, ...searches(), ...PAGES.map((url) => ({ url }))];
  const bodies: string[] = [];
  for (const site of SITES) {
    await server.database.pool.query('update staff_session set staff_site = $1', [site]);
    const host = `${site}.hu.localhost`;
    for (const request of requests) {
      const response = await server.app.inject({ ...request, headers: { host, ...headers } });
      expect(response.statusCode, JSON.stringify(request)).toBeLessThan(500);
      if (response.statusCode === 200) bodies.push(response.body);
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
