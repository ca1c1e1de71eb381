import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { findNearestSlot, listSlotsAsJson } from '#server/features/slots/index.ts';
import { serve, Written } from '../serve.ts';

export function slots(app: FastifyInstance): void {
  serve(app, endpoints.slots, async ({ http, query }) => {
    return new Written(await listSlotsAsJson(http.context, query));
  });
  serve(app, endpoints.nearestSlot, ({ http, query }) => findNearestSlot(http.context, query));
}
