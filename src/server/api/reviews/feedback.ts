import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { leaveFeedback } from '#server/features/reviews/feedback/leave-feedback.ts';
import { registerEndpoint } from '../endpoint/register-endpoint.ts';

export function feedback(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.createFeedback, ({ http, body }) =>
    leaveFeedback(http.context, body, http.ip),
  );
}
