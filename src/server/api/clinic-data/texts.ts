import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { listTexts } from '#server/features/clinic-data/texts/list-texts.ts';
import { readTexts } from '#server/features/clinic-data/texts/read-texts.ts';
import { saveTexts } from '#server/features/clinic-data/texts/save-texts.ts';
import { notFound } from '#server/http/http-error.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of copywriters. */
export function texts(app: FastifyInstance): void {
  registerStaffEndpoints(app, staffEndpoints, {
    texts: ({ http, query }) => listTexts(http.site, query),
    rowTexts: async ({ http, params }) => {
      const row = await readTexts(http.site, params.subject, params.id);
      if (row === null) throw notFound();
      return row;
    },
    saveTexts: (call) => saved(saveTexts(editorOf(call), { ...call.params, ...call.body })),
  });
}
