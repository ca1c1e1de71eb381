import type { FastifyInstance } from 'fastify';
import { erasureEndpoints as endpoints } from '#shared/contract/inbox/erasures/erasures.ts';
import { confirmErasure, rejectErasure } from '#server/features/inbox/erasures/decide-erasure.ts';
import { listErasures } from '#server/features/inbox/erasures/list-erasures.ts';
import { prepareErasure } from '#server/features/inbox/erasures/prepare-erasure.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

/** The calls that erase a patient on request. */
export function erasures(app: FastifyInstance): void {
  registerStaffEndpoint(app, endpoints.erasures, async ({ http, caller }) => ({
    results: await listErasures(http.site, caller.id),
  }));
  registerStaffEndpoint(app, endpoints.prepareErasure, ({ http, body, caller }) =>
    prepareErasure(http.context, { number: body.number, phoneEnd: body.phone_end, user: caller }),
  );
  registerStaffEndpoint(app, endpoints.confirmErasure, ({ http, params, body, caller }) =>
    confirmErasure(http.site, { id: params.id, version: body.version, user: caller }),
  );
  registerStaffEndpoint(app, endpoints.rejectErasure, ({ http, params, caller }) =>
    rejectErasure(http.site, { id: params.id, user: caller }),
  );
}
