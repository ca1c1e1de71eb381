import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { activateRow } from '#server/features/clinic-data/catalogue/activate-row.ts';
import { changeSlug } from '#server/features/clinic-data/catalogue/change-slug.ts';
import { deleteRow } from '#server/features/clinic-data/catalogue/delete-row.ts';
import { mergeRows } from '#server/features/clinic-data/catalogue/merge/merge-rows.ts';
import { readCatalogue } from '#server/features/clinic-data/setup/reading/read-catalogue.ts';
import { readImpact } from '#server/features/clinic-data/catalogue/read-impact.ts';
import {
  saveArea,
  saveCategory,
  saveCity,
  saveInsurance,
  saveService,
} from '#server/features/clinic-data/catalogue/save-catalogue.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of the catalogue. */
export function catalogue(app: FastifyInstance): void {
  registerStaffEndpoint(app, staffEndpoints.catalogue, ({ http }) =>
    readCatalogue(http.site.database.pool),
  );
  saving(app);
  registerStaffEndpoint(app, staffEndpoints.catalogueImpact, (call) =>
    readImpact(editorOf(call), call.params),
  );
  registerStaffEndpoint(app, staffEndpoints.changeSlug, (call) =>
    saved(changeSlug(editorOf(call), { ...call.params, ...call.body })),
  );
  registerStaffEndpoint(app, staffEndpoints.activateRow, (call) =>
    saved(activateRow(editorOf(call), { ...call.params, ...call.body })),
  );
  registerStaffEndpoint(app, staffEndpoints.deleteRow, (call) =>
    saved(deleteRow(editorOf(call), call.params)),
  );
  registerStaffEndpoint(app, staffEndpoints.mergeRows, (call) =>
    mergeRows(editorOf(call), { ...call.params, ...call.body }),
  );
}

function saving(app: FastifyInstance): void {
  registerStaffEndpoint(app, staffEndpoints.saveCity, (call) =>
    saved(saveCity(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveArea, (call) =>
    saved(saveArea(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveCategory, (call) =>
    saved(saveCategory(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveService, (call) =>
    saved(saveService(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveInsurance, (call) =>
    saved(saveInsurance(editorOf(call), call.body)),
  );
}
