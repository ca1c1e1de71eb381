import type { FhirSummary } from '#shared/domain/imports/fhir.ts';
import type { Mapping } from '#shared/domain/imports/header.ts';
import type { ImportKind, Sheet } from '#shared/domain/imports/sheets.ts';
import type { VisitField } from '#shared/domain/imports/visits/visit-columns.ts';
import { isJson } from '../fhir/parse-json.ts';
import { readFile } from './read-file.ts';
import { RefusedError } from './refused-error.ts';

export interface FileInput {
  readonly bytes: Uint8Array;
  readonly kind: ImportKind;
  /** Epoch milliseconds. Visits of FHIR files that begin before are left out. */
  readonly now: number;
}

/** The content of a file. The columns of FHIR files are known; those of others are proposed. */
export interface FileContent {
  readonly sheets: Sheet[];
  readonly fhir: { readonly mapping: Mapping<VisitField>; readonly summary: FhirSummary } | null;
}

/** Reads a spreadsheet or a FHIR file, in the form of the kind of import. Throws a `RefusedError`. */
export async function readImportFile({ bytes, kind, now }: FileInput): Promise<FileContent> {
  if (!isJson(bytes)) return { sheets: await readFile(bytes), fhir: null };
  if (kind === 'prices') throw new RefusedError({ reason: 'fhir_without_prices' });
  if (kind === 'doctors') throw new RefusedError({ reason: 'unknown_format' });
  const { readFhir } = await import('../fhir/read-fhir.ts');
  const { visitSheets, VISIT_SHEET } = await import('../fhir/fhir-sheets.ts');
  const { summary, visits } = readFhir(bytes, now);
  return { sheets: visitSheets(visits), fhir: { mapping: VISIT_SHEET, summary } };
}
