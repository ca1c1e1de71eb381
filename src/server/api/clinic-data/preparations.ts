import type { FastifyInstance } from 'fastify';
import { preparationEndpoints } from '#shared/contract/clinic-data/preparations/preparations.ts';
import { readDeskPreparation } from '#server/features/desk/read-preparation.ts';
import { readPreparations } from '#server/features/clinic-data/preparations/read-preparations.ts';
import {
  savePreparation,
  saveServicePreparation,
} from '#server/features/clinic-data/preparations/save-preparation.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of the preparation of patients. */
export function preparations(app: FastifyInstance): void {
  const endpoints = preparationEndpoints;
  registerStaffEndpoint(app, endpoints.preparations, ({ http, query, caller }) =>
    readPreparations(http.site, caller, query.clinic ?? null),
  );
  registerStaffEndpoint(app, endpoints.savePreparation, ({ http, body, caller }) =>
    saved(savePreparation(http.site, caller, body)),
  );
  registerStaffEndpoint(app, endpoints.saveServicePreparation, (call) =>
    saved(saveServicePreparation(editorOf(call), { ...call.body, ...call.params })),
  );
  registerStaffEndpoint(app, endpoints.deskPreparation, ({ http, params, query, caller }) =>
    readDeskPreparation(http.context, caller, {
      offer: params.id,
      language: query.language,
    }),
  );
}
