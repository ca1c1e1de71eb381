import { createHash } from 'node:crypto';
import type { Refusal } from '#shared/contract/clinic-data/imports/import-parts.ts';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { withoutHiddenColumns } from '#shared/domain/clinic-data/imports/header.ts';
import type { ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { ImportContext, Importer } from './importer.ts';
import { clinicsInReach } from './import-rows.ts';
import { KINDS } from './kinds.ts';
import { proposeMatches } from './propose-matches.ts';
import { readImport } from './read-import.ts';
import type { FileContent } from './reading/read-import-file.ts';
import { RefusedError } from './reading/refused-error.ts';
import { runInChild, type OnCrash } from './child/run-in-child.ts';

interface Upload {
  readonly kind: ImportKind;
  readonly clinic: number;
  readonly file_name: string;
  readonly bytes: Uint8Array;
}

/** The content of a file, or its refusal. */
type ReadOutcome = Partial<FileContent> & { readonly refusal?: Refusal };

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
 * is stored as refused. Throws a 404 for a clinic out of reach, and a 503 when reading takes too
 * long.
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
  const file = { bytes, kind, now: site.clock(), language: site.country.locales[0] };
  const outcome: ReadOutcome = await runInChild('read', file, onCrash).catch((error: unknown) => {
    if (error instanceof RefusedError) return { refusal: error.refusal };
    throw error;
  });
  const { refusal, sheets, fhir } = outcome;
  const mapping = fhir?.mapping ?? (sheets && KINDS[kind].propose(withoutHiddenColumns(sheets)));
  const proposals =
    sheets === undefined || mapping === undefined
      ? {}
      : await proposeMatches(site, kind, sheets, mapping, onCrash);
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const { id } = onlyRow(
    await insertImport(pool, [
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
      json(fhir?.summary),
    ]),
  );
  return readImport(context, user, id);
}
