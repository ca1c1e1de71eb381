import type { FastifyInstance } from 'fastify';
import { contentEndpoints } from '#shared/contract/staff/content/content.ts';
import {
  discardDrafts,
  publishDrafts,
  readContent,
  readContentRow,
  saveDrafts,
} from '#server/features/content/index.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { saved } from './saved.ts';

/** The calls of what patients read about clinics and doctors. */
export function content(app: FastifyInstance): void {
  const endpoints = contentEndpoints;
  registerStaffEndpoint(app, endpoints.content, ({ http, query, caller }) =>
    readContent(http.site, caller.user, query.clinic ?? null),
  );
  registerStaffEndpoint(app, endpoints.contentRow, ({ http, params, caller }) =>
    readContentRow(http.site, caller.user, params),
  );
  registerStaffEndpoint(app, endpoints.saveContentDrafts, ({ http, params, body, caller }) =>
    saved(saveDrafts(http.site, caller.user, { ...params, ...body })),
  );
  registerStaffEndpoint(app, endpoints.discardContentDrafts, async ({ http, body, caller }) => ({
    discarded_count: await discardDrafts(http.site, caller.user, body.ids),
  }));
  registerStaffEndpoint(app, endpoints.publishContentDrafts, async ({ http, body, caller }) => ({
    published_count: await publishDrafts(http.site, caller.user, body.ids),
  }));
  registerStaffEndpoint(app, endpoints.previewContent, ({ http, params, body, caller }) =>
    app.previewPage(
      { site: http.site, user: caller.user, origin: http.context.origin },
      { ...params, ...body },
    ),
  );
}
