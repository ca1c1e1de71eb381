import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { addSchedule } from '#server/features/clinic-data/schedules/add-schedule.ts';
import { deleteQuestion, saveQuestion } from '#server/features/clinic-data/setup/save-question.ts';
import { listClinicSetups } from '#server/features/clinic-data/setup/reading/list-clinics.ts';
import { readClinicSetup } from '#server/features/clinic-data/setup/reading/read-clinic.ts';
import { readDoctorSetup } from '#server/features/clinic-data/setup/reading/read-doctor.ts';
import { saveBranch } from '#server/features/clinic-data/setup/save-branch.ts';
import { saveClinic } from '#server/features/clinic-data/setup/save-clinic.ts';
import { saveDoctor } from '#server/features/clinic-data/setup/save-doctor.ts';
import { saveOffer } from '#server/features/clinic-data/setup/save-offer.ts';
import { notFound } from '#server/http/http-error.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls that set up clinics and doctors. */
export function setup(app: FastifyInstance): void {
  registerStaffEndpoints(app, staffEndpoints, {
    clinics: async ({ http }) => ({ results: await listClinicSetups(http.site.database.pool) }),
    clinic: async ({ http, params }) => found(await readClinicSetup(http.site, params.id)),
    doctor: async ({ http, params }) => found(await readDoctorSetup(http.site, params.id)),
    saveClinic: (call) => saved(saveClinic(editorOf(call), call.body)),
    saveBranch: (call) => saveBranch(editorOf(call), call.body),
    saveQuestion: (call) => saved(saveQuestion(editorOf(call), call.body)),
    deleteQuestion: (call) => saved(deleteQuestion(editorOf(call), call.params.id)),
    saveDoctor: (call) => saveDoctor(editorOf(call), call.body),
    addSchedule: (call) => saved(addSchedule(editorOf(call), call.body)),
    saveOffer: (call) => saveOffer(editorOf(call), call.body),
  });
}

function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
