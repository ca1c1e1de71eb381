import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { findStaffUser } from '#server/features/sessions/index.ts';
import { bearerToken } from '../bearer-token.ts';
import { registerEndpoint } from '../register-endpoint.ts';

export function users(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.me, ({ http }) => findStaffUser(http.site, bearerToken(http)));
}
