import { DOCTOR_FIELDS, type DoctorField } from '#shared/domain/imports/doctors/doctor-columns.ts';
import type { Mapping } from '#shared/domain/imports/header.ts';
import type { Sheet } from '#shared/domain/imports/sheets.ts';
import { VISIT_FIELDS, type VisitField } from '#shared/domain/imports/visits/visit-columns.ts';
import { SheetBuilder } from '../reading/sheet-builder.ts';
import type { FhirDoctor } from './read-doctors.ts';
import type { FhirVisit } from './read-visits.ts';

/** The sheet of an import, if it has rows, and its columns. */
interface FhirSheets<Field extends string> {
  readonly sheets: Sheet[];
  readonly mapping: Mapping<Field>;
}

/** Writes visits into the sheet that an import of visits reads. */
export function visitSheets(visits: readonly FhirVisit[]): FhirSheets<VisitField> {
  const rows = visits.map(({ number, start, minutes, ...texts }) => ({
    ...{ number, ...texts, date: start, duration: minutes === null ? '' : String(minutes) },
  }));
  return sheetsOf('Appointment', VISIT_FIELDS, rows);
}

/** Writes doctors into the sheet that an import of doctors reads. */
export function doctorSheets(doctors: readonly FhirDoctor[]): FhirSheets<DoctorField> {
  return sheetsOf('Practitioner', DOCTOR_FIELDS, doctors);
}

/** Writes a column for every field, in their order. */
function sheetsOf<Field extends string>(
  name: string,
  fields: readonly Field[],
  rows: readonly ({ readonly number: number } & { readonly [Each in Field]?: string })[],
): FhirSheets<Field> {
  const builder = new SheetBuilder();
  builder.begin(name);
  for (const row of rows) {
    builder.add(
      row.number,
      fields.map((field) => row[field] ?? ''),
    );
  }
  const columns: { [Each in Field]?: number } = {};
  fields.forEach((field, column) => {
    columns[field] = column;
  });
  const mapping = { sheet: 0, header_row: 0, columns };
  return { sheets: rows.length === 0 ? [] : builder.finish(), mapping };
}
