import type { FastifyInstance } from 'fastify';
import { staffSignInEndpoints as endpoints } from '#shared/contract/identity/sign-in/sign-in.ts';
import { changePassword } from '#server/features/identity/accounts/change-password.ts';
import { registerEndpoints } from '../endpoint/register-endpoint.ts';
import { requesterOf } from '../endpoint/requester-of.ts';
import { requireStaffUser } from '../endpoint/require-staff-user.ts';

export function account(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    staffMe: async ({ http }) => (await requireStaffUser(http)).user,
    changePassword: async ({ http, body, signal }) => {
      const { id: sessionId, user } = await requireStaffUser(http);
      await changePassword(http.site, { ...body, sessionId, user }, requesterOf(http, signal));
    },
  });
}
