import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { listTexts, readTexts, saveTexts } from '#server/features/setup/index.ts';
import { notFound } from '#server/http/http-error.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of copywriters. */
export function texts(app: FastifyInstance): void {
  registerStaffEndpoint(app, staffEndpoints.texts, ({ http, query }) =>
    listTexts(http.site, query),
  );
  registerStaffEndpoint(app, staffEndpoints.rowTexts, async ({ http, params }) => {
    const row = await readTexts(http.site, params.subject, params.id);
    if (row === null) throw notFound();
    return row;
  });
  registerStaffEndpoint(app, staffEndpoints.saveTexts, (call) =>
    saved(saveTexts(editorOf(call), { ...call.params, ...call.body })),
  );
}
