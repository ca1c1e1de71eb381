import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { leaveFeedback } from '#server/features/feedback/index.ts';
import { serve } from '../serve.ts';

export function feedback(app: FastifyInstance): void {
  serve(app, endpoints.createFeedback, ({ http, body }) =>
    leaveFeedback(http.context, body, http.ip),
  );
}
