import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { findSession } from '#server/features/identity/sessions/find-session.ts';
import { bearerToken } from '../endpoint/bearer-token.ts';
import { registerEndpoint } from '../endpoint/register-endpoint.ts';

export function users(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.me, async ({ http }) => {
    const { user } = await findSession(http.site, bearerToken(http));
    return user;
  });
}
