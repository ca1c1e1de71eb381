import { createHash } from 'node:crypto';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { FhirSummary } from '#shared/domain/clinic-data/imports/fhir.ts';
import type { Mapping } from '#shared/domain/clinic-data/imports/header.ts';
import type { ImportField, ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Refusal, Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { ImportContext, Importer } from './importer.ts';
import { clinicsInReach } from './import-rows.ts';
import { KINDS } from './kinds.ts';
import type { NameMatch } from './matching/match-input.ts';
import { proposeMatches } from './propose-matches.ts';
import { readImport } from './read-import.ts';
import { RefusedError } from './reading/refused-error.ts';
import { runInChild, type OnCrash } from './child/run-in-child.ts';

interface Upload {
  readonly kind: ImportKind;
  readonly clinic: number;
  readonly file_name: string;
  readonly bytes: Uint8Array;
}

/** The content of a file, or its refusal. */
interface Found {
  readonly refusal: Refusal | null;
  readonly sheets: Sheet[] | null;
  readonly mapping: Mapping<ImportField> | null;
  readonly proposals: Record<string, NameMatch>;
  /** Null for a spreadsheet. */
  readonly fhir: FhirSummary | null;
}

const insertImport = prepared<
  { id: number },
  [
    clinic: number,
    kind: ImportKind,
    fileName: string,
    hash: string,
    refusal: string | null,
    sheets: string | null,
    mapping: string | null,
    proposals: string,
    now: Date,
    by: string,
    fhir: string | null,
  ]
>(
  'insert_import',
  `with added as (
     insert into import (clinic_id, kind, file_name, file_hash, state, refusal, sheets, mapping, proposals,
       created_at, created_by, fhir)
     values ($1, $2, $3, $4, case when $5::jsonb is null then 'read' else 'refused' end, $5, $6, $7, $8, $9, $10, $11)
     returning id),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id)
     select $9, $10, 'created', 'import', id from added)
   select id from added`,
);

/**
 * Reads a file of a clinic and proposes its columns and services. Nothing becomes live. A file that cannot be read
 * is stored as refused. Throws a 404 for a clinic out of reach.
 *
 * @param onCrash is called once if reading crashes, with an error that contains nothing of the file
 */
export async function uploadImport(
  context: ImportContext,
  user: Importer,
  { clinic, kind, file_name, bytes }: Upload,
  onCrash: OnCrash,
): Promise<Import> {
  const { site } = context;
  const { pool } = site.database;
  await clinicsInReach(pool, user, clinic);
  const { refusal, sheets, mapping, proposals, fhir } = await findIn(context, kind, bytes, onCrash);
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const [added] = await insertImport(pool, [
    clinic,
    kind,
    file_name,
    createHash('sha256').update(bytes).digest('hex'),
    json(refusal),
    json(sheets),
    json(mapping),
    JSON.stringify(proposals),
    new Date(site.clock()),
    user.username,
    json(fhir),
  ]);
  if (added === undefined) throw new Error('the import was not added');
  return readImport(context, user, added.id);
}

async function findIn(
  { site }: ImportContext,
  kind: ImportKind,
  bytes: Uint8Array,
  onCrash: OnCrash,
): Promise<Found> {
  try {
    const file = { bytes, kind, now: site.clock(), language: site.country.locales[0] };
    const { sheets, fhir } = await runInChild('read', file, onCrash);
    const mapping = fhir?.mapping ?? KINDS[kind].propose(sheets);
    const proposals = await proposeMatches(site, kind, sheets, mapping, onCrash);
    return { refusal: null, sheets, mapping, proposals, fhir: fhir?.summary ?? null };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { refusal: error.refusal, sheets: null, mapping: null, proposals: {}, fhir: null };
  }
}
