import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { findStaffUser } from '#server/features/sessions/index.ts';
import { bearerToken } from '../bearer-token.ts';
import { serve } from '../serve.ts';

export function users(app: FastifyInstance): void {
  serve(app, endpoints.me, ({ http }) => findStaffUser(http.site, bearerToken(http)));
}
