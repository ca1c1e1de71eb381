import type { Role } from '#shared/domain/identity/roles.ts';
import { createHttpClient, type Client } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { staffRoutes } from '#shared/contract/staff/staff-routes.ts';
import type { TestServer } from '../servers/server.ts';
import { ids } from './clinic.ts';
import { bearer, signInVerified, type Rights } from './staff.ts';

/** The calls of a signed-in member of staff. They reject with the status and the error code, caused by its text. */
export type StaffClient = Client<StaffEndpoints>;

/** Signs an account in at a staff site, by default one named like its role. */
export async function staffClient(
  server: TestServer,
  role: Role,
  rights: Rights = {},
): Promise<StaffClient> {
  const token = await signInVerified(server, role, rights);
  return createHttpClient<StaffEndpoints>(staffRoutes, async ({ method, path, body }) => {
    const headers = bearer(token);
    const response = await (method === 'POST'
      ? server.post(path, body, headers)
      : server.get(path, headers));
    if (response.status >= 400) {
      const [{ code, detail }] = response.body.errors;
      throw new Error(`${response.status} ${code}`, { cause: detail });
    }
    return response.body;
  });
}

/** Signs in a receptionist of one branch. */
export function deskClient(
  server: TestServer,
  username: string,
  branch: number = ids.branch,
): Promise<StaffClient> {
  return staffClient(server, 'clinic_branch_admin', {
    username,
    branchIds: [branch],
    position: 'desk',
  });
}
