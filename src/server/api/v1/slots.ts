import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { findNearestSlot, listSlots } from '#server/features/slots/index.ts';
import { serve } from '../serve.ts';

export function slots(app: FastifyInstance): void {
  serve(app, endpoints.slots, ({ http, query }) => listSlots(http.call, query));
  serve(app, endpoints.nearestSlot, ({ http, query }) => findNearestSlot(http.call, query));
}
