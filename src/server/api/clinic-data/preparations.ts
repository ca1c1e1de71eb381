import type { FastifyInstance } from 'fastify';
import { preparationEndpoints } from '#shared/contract/clinic-data/preparations/preparations.ts';
import { readDeskPreparation } from '#server/features/desk/read-preparation.ts';
import { readPreparations } from '#server/features/clinic-data/preparations/read-preparations.ts';
import {
  savePreparation,
  saveServicePreparation,
} from '#server/features/clinic-data/preparations/save-preparation.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of the preparation of patients. */
export function preparations(app: FastifyInstance): void {
  const endpoints = preparationEndpoints;
  registerStaffEndpoints(app, endpoints, {
    preparations: ({ http, query, caller }) =>
      readPreparations(http.site, caller, query.clinic ?? null),
    savePreparation: ({ http, body, caller }) => saved(savePreparation(http.site, caller, body)),
    saveServicePreparation: (call) =>
      saved(saveServicePreparation(editorOf(call), { ...call.body, ...call.params })),
    deskPreparation: ({ http, params, query, caller }) =>
      readDeskPreparation(http.context, caller, {
        offer: params.id,
        language: query.language,
      }),
  });
}
