import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import { expect } from 'vitest';
import type { TestServer } from '../servers/server.ts';

export const PASSWORD = 'correct horse battery staple';

/** The scope and position of an account. */
export type Rights = Partial<Parameters<typeof saveStaffUser>[1]>;

/** Creates an account, by default named like its role, signs in and returns the token. */
export async function signIn(server: TestServer, role: Role, rights: Rights = {}): Promise<string> {
  const account = { username: role, password: PASSWORD, role, ...rights };
  await saveStaffUser(server.database.pool, account, server.clock.now());
  const { username, password } = account;
  const response = await server.post('/api/v1/sessions/', { username, password });
  expect(response.status).toBe(201);
  return response.body.access_token;
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** Signs in as `signIn` does, with a session of a staff site whose second factor counts as used. */
export async function signInVerified(
  server: TestServer,
  role: Role,
  rights: Rights = {},
): Promise<string> {
  const token = await signIn(server, role, rights);
  await verifySessions(server.database.pool);
  return token;
}

/** Turns all sessions into those of a staff site whose second factor counts as used. */
export async function verifySessions(
  db: Queryable,
  staffSite: StaffSite = 'operator',
): Promise<void> {
  await db.query(
    `update staff_session set is_verified = true, staff_site = coalesce(staff_site, $1),
       renewal_hash = coalesce(renewal_hash, id::text)`,
    [staffSite],
  );
}
