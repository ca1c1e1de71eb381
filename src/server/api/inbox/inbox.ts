import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { INBOX_KINDS } from '#shared/domain/inbox/inbox-kinds.ts';
import {
  closeInboxItem,
  noteInboxItem,
  releaseInboxItem,
  takeInboxItem,
} from '#server/features/inbox/change-inbox-item.ts';
import { listInbox } from '#server/features/inbox/list-inbox.ts';
import { retryInboxMessage } from '#server/features/inbox/retry-inbox-message.ts';
import { notFound } from '#server/http/http-error.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { canView, changeOf, readDetails, requireViewed } from './inbox-access.ts';
import { presentInboxItem } from './present-inbox.ts';

const MAX_ITEMS = 200;

/** Registers the calls of the inbox. */
export function inbox(app: FastifyInstance): void {
  registerStaffEndpoints(app, staffEndpoints, {
    inbox: async ({ http: { site }, caller, query }) => {
      const { state = 'open', kind = null } = query;
      const kinds = INBOX_KINDS.filter(
        (each) => canView(caller, each) && (kind === null || each === kind),
      );
      const filter = { kinds, state, account: caller.id, limit: MAX_ITEMS };
      const { count, entries } = await listInbox(site.database.pool, filter);
      return { count, results: entries.map((entry) => presentInboxItem(site, entry)) };
    },
    inboxItem: ({ http: { site }, caller, params }) =>
      readDetails(site, caller, requireViewed(caller, params.id)),
    takeInboxItem: async (request) => {
      const { site, caller, change } = changeOf(request);
      await takeInboxItem(site.database.pool, change, caller.id, request.body.from);
      return readDetails(site, caller, change.item);
    },
    releaseInboxItem: async (request) => {
      const { site, caller, change } = changeOf(request);
      await releaseInboxItem(site.database.pool, change, caller.id);
      return readDetails(site, caller, change.item);
    },
    noteInboxItem: async (request) => {
      const { site, caller, change } = changeOf(request);
      await noteInboxItem(site.database.pool, change, request.body.note.trim());
      return readDetails(site, caller, change.item);
    },
    closeInboxItem: async (request) => {
      const { site, caller, change } = changeOf(request);
      const note = request.body.note.trim();
      await closeInboxItem(site.database.pool, change, note, caller.id);
      return readDetails(site, caller, change.item);
    },
    retryInboxItem: async (request) => {
      const { site, change } = changeOf(request);
      const outcome = await retryInboxMessage(site.database.pool, change);
      if (outcome === 'unknown') throw notFound();
      return { is_queued: outcome === 'done' };
    },
  });
}
