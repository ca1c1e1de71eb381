import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { formatInboxId, listInbox } from '#server/features/requests/index.ts';
import { registerStaffEndpoint } from './register-staff-endpoint.ts';

export function inbox(app: FastifyInstance): void {
  registerStaffEndpoint(app, staffEndpoints.inbox, async ({ http: { site } }) => {
    const entries = await listInbox(site.database.pool);
    return {
      results: entries.map((entry) => ({
        id: formatInboxId(entry),
        kind: entry.kind,
        created_at: entry.created_at.toISOString(),
        sender: entry.sender,
        text: entry.text,
      })),
    };
  });
}
