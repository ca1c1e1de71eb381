import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { leaveFeedback } from '#server/features/feedback/index.ts';
import { registerEndpoint } from '../register-endpoint.ts';

export function feedback(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.createFeedback, ({ http, body }) =>
    leaveFeedback(http.context, body, http.ip),
  );
}
