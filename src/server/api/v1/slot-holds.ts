import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { holdSlot, releaseHold } from '#server/features/holds/index.ts';
import { serve } from '../serve.ts';

export function slotHolds(app: FastifyInstance): void {
  serve(app, endpoints.holdSlot, ({ http, body }) => holdSlot(http.call.site, body, http.ip));
  serve(app, endpoints.releaseSlot, async ({ http, params }) => {
    await releaseHold(http.call.site, params.token);
    return '' as const;
  });
}
