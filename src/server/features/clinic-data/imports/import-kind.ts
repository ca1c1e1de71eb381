import { createHash } from 'node:crypto';
import type { ReportOf, ShownOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { Mapping } from '#shared/domain/clinic-data/imports/header.ts';
import type { ImportField, ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { ImportContext, Importer } from './importer.ts';
import type { ImportRow, MappedImportRow } from './import-rows.ts';

/** A row that names a service. */
interface NamedRow {
  readonly row: number;
  readonly section: string;
  readonly name: string;
  /** The name in another language, if the file has it. */
  readonly other_name: string;
  readonly key: string;
  /** True if the name is that of a follow-up, which a person confirms too. */
  readonly may_be_follow_up?: boolean;
  /** True if only the row above says which service it is: no proposal is preselected. */
  readonly is_by_place?: boolean;
}

/** A row that names a doctor at a branch. */
interface NamedDoctor {
  readonly doctor_key: string;
  readonly external_id: string;
}

interface ImportInput {
  /** In a transaction. */
  readonly db: Queryable;
  readonly context: ImportContext;
  readonly row: ImportRow;
}

/** A change by a person: an import that is read, applied or undone. */
export interface ChangeInput extends ImportInput {
  readonly user: Importer;
}

export interface PlanInput extends ChangeInput {
  readonly row: MappedImportRow;
  /** The confirmed service by the key of a name; null for a name that is no service. */
  readonly services: ReadonlyMap<string, number | null>;
  /** True to lock what the plan changes until the end of the transaction. */
  readonly locks: boolean;
}

/** The changes of an import as of now. */
export interface ImportPlan<Kind extends ImportKind> {
  /** Equal for plans that change the same. */
  readonly fingerprint: string;
  readonly present: () => Promise<ShownOf<Kind>>;
  readonly apply: () => Promise<ReportOf<Kind>>;
}

/** The work of imports of one kind. */
export interface KindOfImport<Kind extends ImportKind> {
  /** Proposes the columns of a file. */
  readonly propose: (sheets: readonly Sheet[]) => Mapping<ImportField>;
  /** Returns the rows that name a service, whatever else they have. */
  readonly namedServices: (
    sheets: readonly Sheet[],
    mapping: Mapping<ImportField>,
  ) => readonly NamedRow[];
  /** Returns the rows that name a doctor at a branch, for kinds in which a person confirms them. */
  readonly namedDoctors?: (context: ImportContext, row: MappedImportRow) => readonly NamedDoctor[];
  readonly plan: (input: PlanInput) => Promise<ImportPlan<Kind>>;
  /** Shown while nothing is planned. */
  readonly nothing: ShownOf<Kind>;
  /** Restores what the import changed, except what was edited since. */
  readonly undo: (input: ChangeInput) => Promise<void>;
  /** True if an import can be undone after a later one was applied. */
  readonly undoesInAnyOrder?: true;
  /** True for a file with patients: its text is deleted when it is applied. */
  readonly hasPatients?: true;
  /** True if each service has one price, so that of several names for one service only one is meant. */
  readonly isPriceList?: true;
  /** The days for which the text of a file is stored. */
  readonly storedDays: number;
}

/** Returns a text that is equal for equal effects. */
export function fingerprintOf(effect: unknown): string {
  return createHash('sha256').update(JSON.stringify(effect)).digest('hex');
}
