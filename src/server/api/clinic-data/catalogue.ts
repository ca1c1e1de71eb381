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
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of the catalogue. */
export function catalogue(app: FastifyInstance): void {
  registerStaffEndpoints(app, staffEndpoints, {
    catalogue: ({ http }) => readCatalogue(http.site.database.pool),
    saveCity: (call) => saved(saveCity(editorOf(call), call.body)),
    saveArea: (call) => saved(saveArea(editorOf(call), call.body)),
    saveCategory: (call) => saved(saveCategory(editorOf(call), call.body)),
    saveService: (call) => saved(saveService(editorOf(call), call.body)),
    saveInsurance: (call) => saved(saveInsurance(editorOf(call), call.body)),
    catalogueImpact: (call) => readImpact(editorOf(call), call.params),
    changeSlug: (call) => saved(changeSlug(editorOf(call), { ...call.params, ...call.body })),
    activateRow: (call) => saved(activateRow(editorOf(call), { ...call.params, ...call.body })),
    deleteRow: (call) => saved(deleteRow(editorOf(call), call.params)),
    mergeRows: (call) => mergeRows(editorOf(call), { ...call.params, ...call.body }),
  });
}
