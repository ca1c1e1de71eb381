import type { FastifyInstance } from 'fastify';
import { staffSignInEndpoints as endpoints } from '#shared/contract/identity/sign-in/sign-in.ts';
import { listOwnAccess } from '#server/features/identity/account-access/list-access.ts';
import { closeSession, endSession } from '#server/features/identity/sessions/close-session.ts';
import { renewSession } from '#server/features/identity/sessions/renew-session.ts';
import { signIn } from '#server/features/identity/sessions/sign-in.ts';
import { bearerToken } from '../../endpoint/bearer-token.ts';
import { registerEndpoints } from '../../endpoint/register-endpoint.ts';
import { deviceTokenOf, sendCompleted } from './device-cookie.ts';
import { requesterOf } from '#server/api/endpoint/requester-of.ts';
import { requireStaffUser } from '#server/api/endpoint/require-staff-user.ts';
import { clearSessionCookie, renewalTokenOf, sendSignIn } from './session-cookie.ts';

export function sessions(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    signIn: async ({ http, reply, body, signal }) =>
      sendCompleted(http, reply, await signIn(http.site, body, requesterOf(http, signal))),
    renewSession: async ({ http, reply }) =>
      sendSignIn(http, reply, await renewSession(http.site, http.staffSite, renewalTokenOf(http))),
    listAccess: async ({ http }) =>
      listOwnAccess(http.context, await requireStaffUser(http), {
        address: http.ip,
        device: deviceTokenOf(http),
      }),
    endSession: async ({ http, params }) => {
      const { user } = await requireStaffUser(http);
      await endSession(http.site, user.id, params.id);
    },
    signOut: async ({ http, reply }) => {
      clearSessionCookie(http, reply);
      await closeSession(http.site, bearerToken(http), 'signed_out', deviceTokenOf(http));
    },
  });
}
