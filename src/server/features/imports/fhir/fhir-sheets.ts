import type { Mapping } from '#shared/domain/imports/header.ts';
import type { Sheet } from '#shared/domain/imports/sheets.ts';
import { VISIT_FIELDS, type VisitField } from '#shared/domain/imports/visits/visit-columns.ts';
import { SheetBuilder } from '../reading/sheet-builder.ts';
import type { FhirVisit } from './read-visits.ts';

/** The columns of the sheet of visits: all fields, in their order. */
export const VISIT_SHEET: Mapping<VisitField> = {
  ...{ sheet: 0, header_row: 0 },
  columns: Object.fromEntries(VISIT_FIELDS.map((field, column) => [field, column])),
};

/** Writes visits into the sheet that an import of visits reads; none without a visit. */
export function visitSheets(visits: readonly FhirVisit[]): Sheet[] {
  if (visits.length === 0) return [];
  const builder = new SheetBuilder();
  builder.begin('Appointment');
  for (const { number, start, minutes, ...texts } of visits) {
    const row: Partial<Record<VisitField, string>> = {
      ...texts,
      ...{ date: start, duration: minutes === null ? '' : String(minutes) },
    };
    builder.add(
      number,
      VISIT_FIELDS.map((field) => row[field] ?? ''),
    );
  }
  return builder.finish();
}
