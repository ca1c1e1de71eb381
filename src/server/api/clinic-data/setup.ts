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
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls that set up clinics and doctors. */
export function setup(app: FastifyInstance): void {
  reading(app);
  saving(app);
}

function reading(app: FastifyInstance): void {
  const { clinics, clinic, doctor } = staffEndpoints;
  registerStaffEndpoint(app, clinics, async ({ http }) => ({
    results: await listClinicSetups(http.site.database.pool),
  }));
  registerStaffEndpoint(app, clinic, async ({ http, params }) =>
    found(await readClinicSetup(http.site, params.id)),
  );
  registerStaffEndpoint(app, doctor, async ({ http, params }) =>
    found(await readDoctorSetup(http.site, params.id)),
  );
}

function saving(app: FastifyInstance): void {
  registerStaffEndpoint(app, staffEndpoints.saveClinic, (call) =>
    saved(saveClinic(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveBranch, (call) =>
    saved(saveBranch(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveQuestion, (call) =>
    saved(saveQuestion(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.deleteQuestion, (call) =>
    saved(deleteQuestion(editorOf(call), call.params.id)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveDoctor, (call) =>
    saved(saveDoctor(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.addSchedule, (call) =>
    saved(addSchedule(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveOffer, (call) =>
    saved(saveOffer(editorOf(call), call.body)),
  );
}

function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
