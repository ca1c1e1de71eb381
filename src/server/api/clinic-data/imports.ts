import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importEndpoints as endpoints } from '#shared/contract/clinic-data/imports/imports.ts';
import type { ImportKind } from '#shared/domain/clinic-data/imports/sheets.ts';
import { applyImport } from '#server/features/clinic-data/imports/apply-import.ts';
import {
  chooseImport,
  mapImport,
  matchImport,
} from '#server/features/clinic-data/imports/edit-import.ts';
import { listImports } from '#server/features/clinic-data/imports/list-imports.ts';
import { matchDoctorNames } from '#server/features/clinic-data/imports/appointments/match-doctors.ts';
import { matchPeople } from '#server/features/clinic-data/imports/doctors/match-people.ts';
import { readImport } from '#server/features/clinic-data/imports/read-import.ts';
import { undoImport } from '#server/features/clinic-data/imports/undo-import.ts';
import { uploadImport } from '#server/features/clinic-data/imports/upload-import.ts';
import { countHits, subjectOf } from '#server/limits/index.ts';
import { acceptUploads } from '../endpoint/accept-uploads.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

const UPLOADS = {
  prices: endpoints.uploadImport,
  appointments: endpoints.uploadAppointments,
  doctors: endpoints.uploadDoctors,
  hours: endpoints.uploadHours,
} as const;
type Upload = (typeof UPLOADS)[ImportKind];

/** The calls of imports. Every change responds with the import as it is then. */
export async function imports(app: FastifyInstance): Promise<void> {
  registerStaffEndpoint(app, endpoints.imports, ({ http, query, caller }) =>
    listImports(http.context, caller, query.clinic ?? null),
  );
  registerStaffEndpoint(app, endpoints.import, ({ http, params, caller }) =>
    readImport(http.context, caller, params.id),
  );
  registerStaffEndpoint(app, endpoints.mapImport, async ({ http, params, body, caller }) => {
    const { site } = http.context;
    const subject = subjectOf(site, `mapping of account\0${caller.id}`);
    await countHits(site, [{ limit: 'importMappingsPerAccount', subject }]);
    await mapImport(http.context, caller, { ...body, ...params }, logCrash(http));
    return readImport(http.context, caller, params.id);
  });
  registerStaffEndpoint(app, endpoints.matchImport, async ({ http, params, body, caller }) => {
    await matchImport(http.context, caller, { ...body, ...params });
    return readImport(http.context, caller, params.id);
  });
  registerStaffEndpoint(app, endpoints.matchDoctors, async ({ http, params, body, caller }) => {
    await matchDoctorNames(http.context, caller, { ...body, ...params });
    return readImport(http.context, caller, params.id);
  });
  registerStaffEndpoint(app, endpoints.matchPeople, async ({ http, params, body, caller }) => {
    await matchPeople(http.context, caller, { ...body, ...params });
    return readImport(http.context, caller, params.id);
  });
  registerStaffEndpoint(app, endpoints.chooseImport, async ({ http, params, body, caller }) => {
    await chooseImport(http.context, caller, { ...body, ...params });
    return readImport(http.context, caller, params.id);
  });
  registerStaffEndpoint(app, endpoints.applyImport, async ({ http, params, body, caller }) => {
    await applyImport(http.context, caller, params.id, body.fingerprint);
    return readImport(http.context, caller, params.id);
  });
  registerStaffEndpoint(app, endpoints.undoImport, async ({ http, params, caller }) => {
    await undoImport(http.context, caller, params.id);
    return readImport(http.context, caller, params.id);
  });
  await app.register(async (uploads: FastifyInstance) => {
    acceptUploads(uploads, endpoints.uploadImport.upload);
    for (const [kind, endpoint] of Object.entries(UPLOADS) as [ImportKind, Upload][]) {
      registerStaffEndpoint(uploads, endpoint, async ({ http, query, body, caller }) => {
        const { site } = http.context;
        const subject = subjectOf(site, `import of account\0${caller.id}`);
        await countHits(site, [{ limit: 'importsPerAccount', subject }]);
        return uploadImport(http.context, caller, { ...query, kind, bytes: body }, logCrash(http));
      });
    }
  });
}

const logCrash =
  ({ log }: FastifyRequest) =>
  (error: Error) =>
    log.error({ err: error }, 'import crashed');
