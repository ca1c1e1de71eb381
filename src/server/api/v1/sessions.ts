import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { closeSession, openSession } from '#server/features/sessions/index.ts';
import { bearerToken } from '../bearer-token.ts';
import { registerEndpoint } from '../register-endpoint.ts';
import { requesterOf } from '../staff/endpoint/requester-of.ts';

export function sessions(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.createSession, ({ http, body, signal }) =>
    openSession(http.site, body, requesterOf(http, signal)),
  );
  registerEndpoint(app, endpoints.closeSession, async ({ http }) => {
    await closeSession(http.site, bearerToken(http), 'signed_out');
  });
}
