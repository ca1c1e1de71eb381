import type { ReactNode } from 'react';
import type { ImportOf, ReportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { ImportField, ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Texts } from '#staff/lib/text/texts.ts';
import type { ImportEdit } from './use-import-edit.ts';

export interface StepProps<Kind extends ImportKind> {
  shown: ImportOf<Kind>;
  edit: ImportEdit;
}

export interface PreviewProps<Kind extends ImportKind> extends StepProps<Kind> {
  preview: NonNullable<ImportOf<Kind>['preview']>;
}

export const COUNTS = ['created', 'changed', 'kept', 'same'] as const;

/** The texts of a kind on pages that all kinds have. */
export interface KindTexts {
  /** The label of the file. */
  readonly file: string;
  readonly note: string;
  readonly undoNote: string;
  /** The note above the names of services; empty for files that name none. */
  readonly namesNote: string;
  /** The part of a FHIR file that is imported; empty if none is. */
  readonly fhirNote: string;
  readonly fields: readonly { readonly value: ImportField; readonly label: string }[];
  /** The counts of a report, in their order. */
  readonly counts: readonly {
    readonly count: (typeof COUNTS)[number];
    readonly label: string;
  }[];
}

/** The parts of the pages that a kind of import has of its own. */
export interface KindPages<Kind extends ImportKind = ImportKind> {
  texts(texts: Texts, language: Language): KindTexts;
  /** The fields without which the columns are not complete. */
  readonly required: readonly ImportField[];
  /** True if the names of services are shown even without any. */
  readonly needsNames?: true;
  /** Asks who the people of the file are. */
  Confirm?(props: StepProps<Kind>): ReactNode;
  /** Shows what the import would change, and applies it. */
  Preview(props: PreviewProps<Kind>): ReactNode;
  /** Shows what a report has beside its counts. */
  ReportDetails?(props: { report: ReportOf<Kind> }): ReactNode;
}
