import type { FastifyInstance } from 'fastify';
import { staffSignInEndpoints as endpoints } from '#shared/contract/identity/sign-in/sign-in.ts';
import { acceptInvitation } from '#server/features/identity/invitations/accept-invitation.ts';
import { findInvitation } from '#server/features/identity/invitations/find-invitation.ts';
import { openSignInLink } from '#server/features/identity/invitations/sign-in-links.ts';
import { registerEndpoints } from '../../endpoint/register-endpoint.ts';
import { requesterOf } from '#server/api/endpoint/requester-of.ts';
import { sendCompleted } from './device-cookie.ts';
import { sendSignIn } from './session-cookie.ts';

export function invitations(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    invitation: ({ http, params }) => findInvitation(http.site, params.token),
    acceptInvitation: async ({ http, reply, ...request }) => {
      const { params, body, signal } = request;
      const client = requesterOf(http, signal);
      const result = await acceptInvitation(http.site, params.token, body.password, client);
      return sendSignIn(http, reply, result);
    },
    openSignInLink: async ({ http, reply, params, signal }) => {
      const client = requesterOf(http, signal);
      return sendCompleted(http, reply, await openSignInLink(http.site, params.token, client));
    },
  });
}
