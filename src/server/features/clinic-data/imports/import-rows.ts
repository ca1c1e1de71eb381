import type { FhirFile } from '#shared/contract/clinic-data/imports/fhir-schemas.ts';
import type { ImportState, Refusal } from '#shared/contract/clinic-data/imports/import-parts.ts';
import type {
  ImportReport,
  ImportSummary,
} from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { ImportChoices } from '#shared/domain/clinic-data/imports/prices/plan-offers.ts';
import type { Mapping } from '#shared/domain/clinic-data/imports/header.ts';
import {
  IMPORT_FILES,
  IMPORT_KINDS,
  type ImportField,
  type ImportKind,
} from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { hasPermission } from '#shared/domain/identity/permissions.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/db/tables.ts';
import { badRequest, notFound, requireRow } from '#server/http/http-error.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { ImportContext, Importer } from './importer.ts';
import type { NameMatch } from './matching/match-input.ts';

export interface ImportRow {
  id: number;
  clinic_id: number;
  clinic_names: Names;
  kind: ImportKind;
  file_name: string;
  state: ImportState;
  refusal: Refusal | null;
  created_at: Date;
  created_by: string;
  applied_at: Date | null;
}

export interface FullImportRow extends ImportRow {
  sheets: Sheet[] | null;
  mapping: Mapping<ImportField> | null;
  proposals: Record<string, NameMatch>;
  report: ImportReport | null;
  fhir: FhirFile | null;
  choices: Partial<ImportChoices> & {
    readonly reminds?: boolean;
    readonly displace?: readonly number[];
  };
}

/** An import whose columns are known. */
export type MappedImportRow = FullImportRow &
  Readonly<{ sheets: Sheet[]; mapping: Mapping<ImportField> }>;

/** Returns the import if its columns are known, otherwise null. */
export function mappedRow(row: FullImportRow): MappedImportRow | null {
  const { sheets, mapping } = row;
  return sheets === null || mapping === null ? null : { ...row, sheets, mapping };
}

/** The clinics that an account may import into, all or those of its scope, and the kinds of imports that it sees. */
export type Reach = readonly [all: boolean, clinics: readonly number[], kinds: ImportKind[]];
const IN_REACH = '($1 or i.clinic_id = any ($2::integer[])) and i.kind = any ($3::text[])';

function importReach(user: Importer): Reach {
  const kinds = IMPORT_KINDS.filter((kind) => hasPermission(user, IMPORT_FILES[kind].permission));
  return [user.reach.isAll, user.reach.clinics, kinds];
}

const COLUMNS = `i.id, i.kind, i.clinic_id, c.names as clinic_names, i.file_name, i.state, i.refusal,
  i.created_at, i.created_by, i.applied_at`;

const selectImports = prepared<ImportRow, [...Reach, clinic: number | null]>(
  'imports',
  `select ${COLUMNS} from import i join clinic c on c.id = i.clinic_id
   where ${IN_REACH} and ($4::integer is null or i.clinic_id = $4)
   order by i.id desc limit 100`,
);
const FULL = `select ${COLUMNS}, i.report, i.sheets, i.mapping, i.proposals, i.choices, i.fhir
  from import i join clinic c on c.id = i.clinic_id where ${IN_REACH} and i.id = $4`;
const selectImport = prepared<FullImportRow, [...Reach, id: number]>('import', FULL);
const lockImport = prepared<FullImportRow, [...Reach, id: number]>(
  'locked_import',
  `${FULL} for no key update of i`,
);
const selectClinics = prepared<
  { id: number; names: Names },
  [all: boolean, clinics: readonly number[], clinic: number | null]
>(
  'clinics_of_imports',
  `select i.id, i.names from clinic i
   where ($1 or i.id = any ($2::integer[])) and ($3::integer is null or i.id = $3) order by i.id`,
);

/** Returns the clinics in reach, or one of them. Throws a 404 for a clinic out of reach. */
export async function clinicsInReach(db: Queryable, user: Importer, clinic: number | null) {
  const [all, own] = importReach(user);
  const clinics = await selectClinics(db, [all, own, clinic]);
  if (clinic !== null && clinics.length === 0) throw notFound();
  return clinics;
}

/** Lists imports in the reach of an account, the newest first. */
export function importsInReach(db: Queryable, user: Importer, clinic: number | null) {
  return selectImports(db, [...importReach(user), clinic]);
}

/** Returns an import. Throws a 404 for one out of reach. */
export async function requireImport(
  db: Queryable,
  user: Importer,
  id: number,
): Promise<FullImportRow> {
  return requireRow(await selectImport(db, [...importReach(user), id]));
}

/** Locks an import in a state, for a change. Throws a 404 out of reach, and a 400 in another state. */
export async function lockImportIn(
  db: Queryable,
  user: Importer,
  id: number,
  state: ImportState,
): Promise<FullImportRow> {
  const row = requireRow(await lockImport(db, [...importReach(user), id]));
  if (row.state !== state) throw badRequest('import_done');
  return row;
}

/** Converts an import to its API form in a list. */
export function presentImport(context: ImportContext, row: ImportRow): ImportSummary {
  const { id, kind, clinic_id, file_name, state, refusal, created_by } = row;
  return {
    id,
    kind,
    clinic_id,
    file_name,
    state,
    refusal,
    created_by,
    clinic: nameIn(context, row.clinic_names),
    created_at: zonedIso(row.created_at.getTime(), context.site.country.timeZone),
  };
}
