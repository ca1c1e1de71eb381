import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { holdSlot } from '#server/features/booking/holds/hold-slot.ts';
import { releaseHold } from '#server/features/booking/holds/release-hold.ts';
import { phoneProofOf } from './phone-proof-cookie.ts';
import { registerEndpoints } from '../endpoint/register-endpoint.ts';
import { slotHoldOf } from './slot-hold-cookie.ts';

export function slotHolds(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    holdSlot: async ({ http, reply, body }) => {
      const { token, onHeld } = slotHoldOf(http, reply);
      const hold = await holdSlot(http.context.site, body, {
        address: http.ip,
        isVerified: phoneProofOf(http, reply).isVerified,
        tokens: [token, body.instead_of].filter((earlier) => typeof earlier === 'string'),
      });
      onHeld(hold.token);
      return hold;
    },
    releaseSlot: async ({ http, params }) => {
      await releaseHold(http.context.site, params.token);
    },
  });
}
