import { appointmentFile } from '#shared/domain/clinic-data/imports/appointments/appointment-file.ts';
import { doctorFile } from '#shared/domain/clinic-data/imports/doctors/doctor-file.ts';
import { DAY_FIELDS, hourFile } from '#shared/domain/clinic-data/imports/hours/hour-file.ts';
import type { Mapping } from '#shared/domain/clinic-data/imports/header.ts';
import type { ImportField, ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { SheetBuilder } from '../reading/sheet-builder.ts';
import type { FhirContent } from './read-fhir.ts';

/** The sheet of an import, if it has rows, and its columns. */
interface FhirSheets {
  readonly sheets: Sheet[];
  readonly mapping: Mapping<ImportField>;
}

type Content = Omit<FhirContent, 'summary'>;

/** Writes what an import of a kind takes into the sheet that it reads, for the kinds that FHIR has. */
export const sheetsOfKind: { readonly [Kind in ImportKind]?: (content: Content) => FhirSheets } = {
  doctors: ({ doctors }) => sheetsOf('Practitioner', doctorFile.fields, doctors),
  hours: ({ hours }) => {
    const rows = hours.map(({ week, away, ...texts }) => ({
      ...texts,
      days: away,
      hours: away === '' ? '' : 'closed',
      ...Object.fromEntries(DAY_FIELDS.map((field, index) => [field, week[index] ?? ''])),
    }));
    return sheetsOf('PractitionerRole', hourFile.fields, rows);
  },
  appointments: ({ appointments }) => {
    const rows = appointments.map(({ start, minutes, ...texts }) => ({
      ...texts,
      date: start,
      duration: minutes === null ? '' : String(minutes),
    }));
    return sheetsOf('Appointment', appointmentFile.fields, rows);
  },
};

/** Writes a column for every field, in their order. */
function sheetsOf<Field extends ImportField>(
  name: string,
  fields: readonly Field[],
  rows: readonly ({ readonly number: number } & { readonly [Each in Field]?: string })[],
): FhirSheets {
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
