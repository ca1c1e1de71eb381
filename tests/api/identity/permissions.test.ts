import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { buildRequest } from '#shared/contract/client.ts';
import { grantOf, type Permission } from '#shared/domain/identity/permissions.ts';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const HOST = { host: 'operator.hu.localhost' };
const CALLS = Object.entries<StaffEndpoint>(staffEndpoints);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Sends a call with an empty body and an id that does not exist, and returns the status. */
async function statusOf(endpoint: StaffEndpoint, headers: Record<string, string>) {
  const ids = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '2147483647']),
  );
  const { method, path } = buildRequest(endpoint, ids);
  const response = await server.app.inject({
    method,
    url: path,
    headers: { ...HOST, 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { payload: '{}' } : {}),
  });
  return response.statusCode;
}

test.each(CALLS)('%s is not found on the hosts of patients', async (_name, endpoint) => {
  expect(await statusOf(endpoint, { host: 'hu.localhost' })).toBe(404);
});

test.each(CALLS.filter(([, { permission }]) => permission !== 'public'))(
  '%s needs a session',
  async (_name, endpoint) => {
    expect(await statusOf(endpoint, {})).toBe(401);
    expect(await statusOf(endpoint, bearer('x'.repeat(43)))).toBe(401);
  },
);

test.each(ROLES)('%s may make exactly the calls of the table', async (role) => {
  const token = await signInVerified(server, role);
  const actual = new Map<string, boolean>();
  const expected = new Map<string, boolean>();
  for (const [name, endpoint] of CALLS) {
    const { permission } = endpoint;
    if (permission === 'public') continue;
    actual.set(name, (await statusOf(endpoint, bearer(token))) !== 403);
    expected.set(name, isGranted(role, permission));
  }
  expect(actual).toEqual(expected);
});

function isGranted(role: (typeof ROLES)[number], permission: Permission): boolean {
  return grantOf({ role, position: null }, permission) !== null;
}
