import type { FastifyInstance } from 'fastify';
import { erasureEndpoints as endpoints } from '#shared/contract/inbox/erasures/erasures.ts';
import { confirmErasure, rejectErasure } from '#server/features/inbox/erasures/decide-erasure.ts';
import { listErasures } from '#server/features/inbox/erasures/list-erasures.ts';
import { prepareErasure } from '#server/features/inbox/erasures/prepare-erasure.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

/** The calls that erase a patient on request. */
export function erasures(app: FastifyInstance): void {
  registerStaffEndpoints(app, endpoints, {
    erasures: async ({ http, caller }) => ({
      results: await listErasures(http.site, caller.id),
    }),
    prepareErasure: ({ http, body, caller }) =>
      prepareErasure(http.context, { number: body.number, phoneEnd: body.phone_end, user: caller }),
    confirmErasure: ({ http, params, body, caller }) =>
      confirmErasure(http.site, { id: params.id, version: body.version, user: caller }),
    rejectErasure: ({ http, params, caller }) =>
      rejectErasure(http.site, { id: params.id, user: caller }),
  });
}
