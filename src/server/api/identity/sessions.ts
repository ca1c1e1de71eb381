import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { closeSession } from '#server/features/identity/sessions/close-session.ts';
import { openSession } from '#server/features/identity/sessions/open-session.ts';
import { bearerToken } from '../endpoint/bearer-token.ts';
import { registerEndpoints } from '../endpoint/register-endpoint.ts';
import { requesterOf } from '../endpoint/requester-of.ts';

export function sessions(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    createSession: ({ http, body, signal }) =>
      openSession(http.site, body, requesterOf(http, signal)),
    closeSession: async ({ http }) => {
      await closeSession(http.site, bearerToken(http), 'signed_out');
    },
  });
}
