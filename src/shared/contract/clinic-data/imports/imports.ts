import Type, { type TProperties } from 'typebox';
import { IMPORT_FILES, IMPORT_KINDS } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { IMPORT_LIMITS } from '#shared/domain/clinic-data/imports/sheets.ts';
import type { Permission } from '#shared/domain/identity/permissions.ts';
import { Entity, Id, IdParams, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { uploadName, type UploadName } from './import-routes.ts';
import { ConfirmedPrice } from './import-parts.ts';
import { Import, IMPORT_SCHEMAS, ImportSummary, MappingPayload } from './import-schemas.ts';
import { MAX_MATCHES } from './limits.ts';

const MAX_NAMES = 5000;
const MAX_SCHEDULES = 1000;

const call = { tag: 'Imports', permission: 'imports.edit', errorStatuses: [404] } as const;
const change = { ...call, params: IdParams, success: { status: 200, schema: Import } } as const;

/** The confirmed meanings of names, by their keys. */
const Matches = <Meaning extends TProperties>(maxLength: number, meaning: Meaning) =>
  Type.Object({
    matches: Type.Array(
      Type.Object({ key: Type.String({ minLength: 1, maxLength }), ...meaning }),
      { minItems: 1, maxItems: MAX_MATCHES },
    ),
  });

/** The files that an upload accepts. */
export const importUpload = {
  types: ['application/octet-stream'],
  maxBytes: IMPORT_LIMITS.bytes,
} as const;
const upload = {
  ...call,
  query: Type.Object({ clinic: Id, file_name: Type.String({ minLength: 1, maxLength: 200 }) }),
  upload: importUpload,
  success: { status: 201, schema: Import },
} as const;
type Upload = Omit<typeof upload, 'permission'> &
  Readonly<{ permission: Permission; summary: string; description: string }>;

/** An upload for each kind, because each needs a permission of its own. */
const uploads = Object.fromEntries(
  IMPORT_KINDS.map((kind): [UploadName, Upload] => {
    const { summary, description } = IMPORT_SCHEMAS[kind];
    const { permission } = IMPORT_FILES[kind];
    return [uploadName(kind), { ...upload, permission, summary, description }];
  }),
) as Readonly<Record<UploadName, Upload>>;

export const importEndpoints = withRoutes(staffRoutes, {
  ...uploads,
  imports: {
    ...call,
    summary: 'Files that were uploaded',
    description: 'Of a clinic, or of all clinics of the account; the newest first, at most 100.',
    query: Type.Object({ clinic: Type.Optional(Id) }),
    success: {
      status: 200,
      schema: Entity({
        clinics: Type.Array(Entity({ id: Id, name: Type.String() })),
        imports: Type.Array(ImportSummary),
      }),
    },
  },
  import: {
    ...change,
    summary: 'An import',
    description: 'With the names to confirm and what it would change as of now.',
  },
  mapImport: {
    ...change,
    summary: 'Choose the columns of a file',
    description: 'Reads the rows again, and proposes services for their names.',
    body: MappingPayload,
  },
  matchImport: {
    ...change,
    summary: 'Confirm the services of names',
    description:
      'Remembered for the clinic. `null`: not a service that patients book. Only confirmed names are applied.',
    body: Matches(2000, {
      service_id: Nullable(Id),
      is_follow_up: Type.Optional(
        Type.Boolean({
          description:
            'Required with a service if that of the name is not `null`: whether its price is of the follow-up',
        }),
      ),
    }),
  },
  matchDoctors: {
    ...change,
    summary: 'Confirm the doctors of appointments, hours or prices',
    description:
      'Remembered for the clinic. `null`: none of its doctors. Only appointments, hours and prices of confirmed doctors are applied; a price list names a doctor at every branch, whichever schedule is sent.',
    body: Matches(4100, { schedule_id: Nullable(Id) }),
  },
  matchPeople: {
    ...change,
    permission: IMPORT_FILES.doctors.permission,
    summary: 'Identify the doctors of a list',
    description:
      'Remembered for the clinic. `null`: a new doctor. People are identified by the external id or by a name that one doctor alone has; others are left out until a person says who they are.',
    body: Matches(2000, { doctor_id: Nullable(Id) }),
  },
  chooseImport: {
    ...change,
    summary: 'Decide about offers and reminders',
    description:
      'The schedules that get services which no doctor offers, an offer that a person edited and that is overwritten, services of rows whose held prices are right, whether patients of imported appointments get reminders, or the schedules whose appointments may be outside of imported hours.',
    body: Type.Object({
      service_ids: Type.Optional(Type.Array(Id, { maxItems: MAX_NAMES, uniqueItems: true })),
      schedule_ids: Type.Optional(Type.Array(Id, { maxItems: MAX_SCHEDULES, uniqueItems: true })),
      reminds: Type.Optional(Type.Boolean()),
      displace: Type.Optional(Type.Array(Id, { maxItems: MAX_SCHEDULES, uniqueItems: true })),
      confirmed: Type.Optional(
        Type.Array(ConfirmedPrice, { maxItems: MAX_NAMES, uniqueItems: true }),
      ),
      overwrite: Type.Optional(Type.Array(Id, { maxItems: MAX_NAMES, uniqueItems: true })),
    }),
  },
  applyImport: {
    ...change,
    summary: 'Apply an import',
    description:
      'All of what the preview with this fingerprint shows, in one transaction. If the data has changed since, nothing is applied.',
    body: Type.Object({ fingerprint: Type.String({ maxLength: 64 }) }),
  },
  undoImport: {
    ...change,
    summary: 'Undo an import',
    description:
      'Within seven days. What was edited since stays; a new offer with appointments is hidden, others are deleted. Appointments to come are cancelled without a message. New doctors are deleted, or hidden if something hangs on them.',
  },
});
