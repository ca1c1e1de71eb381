import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { findSession } from '#server/features/sessions/index.ts';
import { bearerToken } from '../bearer-token.ts';
import { registerEndpoint } from '../register-endpoint.ts';

export function users(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.me, async ({ http }) => {
    const { user } = await findSession(http.site, bearerToken(http));
    return user;
  });
}
