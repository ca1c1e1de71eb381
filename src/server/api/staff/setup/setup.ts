import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffUser } from '#shared/contract/sessions.ts';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import {
  addSchedule,
  listClinicSetups,
  readCatalogue,
  readClinicSetup,
  readDoctorSetup,
  saveArea,
  saveBranch,
  saveCategory,
  saveCity,
  saveClinic,
  saveDays,
  saveDoctor,
  saveHours,
  saveOffer,
  saveService,
  saveTexts,
  type Editor,
} from '#server/features/setup/index.ts';
import { notFound } from '#server/http/http-error.ts';
import { registerStaffEndpoint } from './register-staff-endpoint.ts';

/** The calls that set up the catalogue, clinics and doctors. */
export function setup(app: FastifyInstance): void {
  reading(app);
  saving(app);
}

function reading(app: FastifyInstance): void {
  const { catalogue, clinics, clinic, doctor } = staffEndpoints;
  registerStaffEndpoint(app, catalogue, ({ http }) => readCatalogue(http.site.database.pool));
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
  const saved = async (id: Promise<number>) => ({ id: await id });
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
  registerStaffEndpoint(app, staffEndpoints.saveClinic, (call) =>
    saved(saveClinic(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveBranch, (call) =>
    saved(saveBranch(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveDoctor, (call) =>
    saved(saveDoctor(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveTexts, (call) =>
    saved(saveTexts(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.addSchedule, (call) =>
    saved(addSchedule(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveOffer, (call) =>
    saved(saveOffer(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, staffEndpoints.saveHours, (call) =>
    saveHours(editorOf(call), { ...call.params, ...call.body }),
  );
  registerStaffEndpoint(app, staffEndpoints.saveDays, (call) =>
    saveDays(editorOf(call), { ...call.params, ...call.body }),
  );
}

function editorOf({ http, caller }: { http: FastifyRequest; caller: { user: StaffUser } }): Editor {
  return { site: http.site, username: caller.user.username };
}

function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
