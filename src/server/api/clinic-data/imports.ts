import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadName } from '#shared/contract/clinic-data/imports/import-routes.ts';
import {
  importEndpoints as endpoints,
  importUpload,
} from '#shared/contract/clinic-data/imports/imports.ts';
import { IMPORT_KINDS } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { applyImport } from '#server/features/clinic-data/imports/apply-import.ts';
import {
  chooseImport,
  mapImport,
  matchImport,
} from '#server/features/clinic-data/imports/edit-import.ts';
import { listImports } from '#server/features/clinic-data/imports/list-imports.ts';
import { matchDoctorNames } from '#server/features/clinic-data/imports/named-doctors/match-doctor-names.ts';
import { matchPeople } from '#server/features/clinic-data/imports/doctors/match-people.ts';
import { readImport } from '#server/features/clinic-data/imports/read-import.ts';
import { undoImport } from '#server/features/clinic-data/imports/undo-import.ts';
import { uploadImport } from '#server/features/clinic-data/imports/upload-import.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { countHits } from '#server/limits/index.ts';
import { acceptUploads } from '../endpoint/accept-uploads.ts';
import {
  registerStaffEndpoint,
  registerStaffEndpoints,
} from '../endpoint/register-staff-endpoint.ts';

/** The calls of imports. Every change responds with the import as it is then. */
export async function imports(app: FastifyInstance): Promise<void> {
  registerStaffEndpoints(app, endpoints, {
    imports: ({ http, query, caller }) => listImports(http.context, caller, query.clinic ?? null),
    import: ({ http, params, caller }) => readImport(http.context, caller, params.id),
    mapImport: changing(async ({ http, params, body, caller }) => {
      const subject = `mapping of account\0${caller.id}`;
      await countHits(http.site, [{ limit: 'importMappingsPerAccount', subject }]);
      await mapImport(http.context, caller, { ...body, ...params }, logCrash(http));
    }),
    matchImport: changing(({ http, params, body, caller }) =>
      matchImport(http.context, caller, { ...body, ...params }),
    ),
    matchDoctors: changing(({ http, params, body, caller }) =>
      matchDoctorNames(http.context, caller, { ...body, ...params }),
    ),
    matchPeople: changing(({ http, params, body, caller }) =>
      matchPeople(http.context, caller, { ...body, ...params }),
    ),
    chooseImport: changing(({ http, params, body, caller }) =>
      chooseImport(http.context, caller, { ...body, ...params }),
    ),
    applyImport: changing(({ http, params, body, caller }) =>
      applyImport(http.context, caller, params.id, body.fingerprint),
    ),
    undoImport: changing(({ http, params, caller }) => undoImport(http.context, caller, params.id)),
  });
  await app.register(async (uploads: FastifyInstance) => {
    acceptUploads(uploads, importUpload);
    for (const kind of IMPORT_KINDS) {
      const endpoint = endpoints[uploadName(kind)];
      registerStaffEndpoint(uploads, endpoint, async ({ http, query, body, caller }) => {
        const subject = `import of account\0${caller.id}`;
        await countHits(http.site, [{ limit: 'importsPerAccount', subject }]);
        return uploadImport(http.context, caller, { ...query, kind, bytes: body }, logCrash(http));
      });
    }
  });
}

interface ImportCall {
  readonly http: FastifyRequest;
  readonly params: { readonly id: number };
  readonly caller: Caller;
}

/** Returns a handler that makes a change, and responds with the import as it is then. */
function changing<Call extends ImportCall>(change: (call: Call) => Promise<unknown>) {
  return async (call: Call) => {
    await change(call);
    return readImport(call.http.context, call.caller, call.params.id);
  };
}

const logCrash =
  ({ log }: FastifyRequest) =>
  (error: Error) =>
    log.error({ err: error }, 'import crashed');
