import type { FhirFile } from '#shared/contract/clinic-data/imports/fhir-schemas.ts';
import type { Mapping } from '#shared/domain/clinic-data/imports/header.ts';
import type { ImportField, ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { isJson } from '../fhir/resources/parse-json.ts';
import { readFile } from './read-file.ts';
import { RefusedError } from './refused-error.ts';

export interface FileInput {
  readonly bytes: Uint8Array;
  readonly kind: ImportKind;
  /** Epoch milliseconds. Appointments of FHIR files that begin before are left out. */
  readonly now: number;
  /** The first language of the country. */
  readonly language: Language;
}

/** The content of a file. The columns of FHIR files are known; those of others are proposed. */
export interface FileContent {
  readonly sheets: Sheet[];
  readonly fhir: {
    readonly mapping: Mapping<ImportField>;
    readonly summary: FhirFile;
  } | null;
}

/** Reads a spreadsheet or a FHIR file, in the form of the kind of import. Throws a `RefusedError`. */
export async function readImportFile({ bytes, kind, ...options }: FileInput): Promise<FileContent> {
  if (!isJson(bytes)) return { sheets: await readFile(bytes), fhir: null };
  const { sheetsOfKind } = await import('../fhir/fhir-sheets.ts');
  const sheetsOf = sheetsOfKind[kind];
  if (sheetsOf === undefined) throw new RefusedError({ reason: 'fhir_without_prices' });
  const { readFhir } = await import('../fhir/read-fhir.ts');
  const { summary, ...content } = readFhir(bytes, options);
  const { sheets, mapping } = sheetsOf(content);
  return { sheets, fhir: { mapping, summary } };
}
