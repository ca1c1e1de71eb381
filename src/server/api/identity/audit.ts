import type { FastifyInstance } from 'fastify';
import { auditEndpoints as endpoints } from '#shared/contract/identity/audit/audit.ts';
import { listAudit } from '#server/features/identity/audit/list-audit.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

/** Registers the call that lists what staff did. */
export function audit(app: FastifyInstance): void {
  registerStaffEndpoint(app, endpoints.audit, ({ http, caller, query }) =>
    listAudit(http.site, caller, query),
  );
}
