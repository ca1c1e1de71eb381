import type { FastifyInstance } from 'fastify';
import { contentEndpoints } from '#shared/contract/clinic-data/content/content.ts';
import { discardDrafts } from '#server/features/clinic-data/content/discard-drafts.ts';
import { publishDrafts } from '#server/features/clinic-data/content/publish-drafts.ts';
import { readContent } from '#server/features/clinic-data/content/read-content.ts';
import { readContentRow } from '#server/features/clinic-data/content/read-content-row.ts';
import { saveDrafts } from '#server/features/clinic-data/content/save-drafts.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { saved } from './saved.ts';

/** The calls of what patients read about clinics and doctors. */
export function content(app: FastifyInstance): void {
  const endpoints = contentEndpoints;
  registerStaffEndpoints(app, endpoints, {
    content: ({ http, query, caller }) => readContent(http.site, caller, query.clinic ?? null),
    contentRow: ({ http, params, caller }) => readContentRow(http.site, caller, params),
    saveContentDrafts: ({ http, params, body, caller }) =>
      saved(saveDrafts(http.site, caller, { ...params, ...body })),
    discardContentDrafts: async ({ http, body, caller }) => ({
      discarded_count: await discardDrafts(http.site, caller, body.ids),
    }),
    publishContentDrafts: async ({ http, body, caller }) => ({
      published_count: await publishDrafts(http.site, caller, body.ids),
    }),
    previewContent: ({ http, params, body, caller }) =>
      app.previewPage(
        { site: http.site, caller, origin: http.context.origin },
        { ...params, ...body },
      ),
  });
}
