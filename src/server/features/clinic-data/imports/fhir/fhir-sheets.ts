import { DOCTOR_FIELDS } from '#shared/domain/clinic-data/imports/doctors/doctor-columns.ts';
import {
  DAY_FIELDS,
  HOUR_FIELDS,
  type HourField,
} from '#shared/domain/clinic-data/imports/hours/hour-columns.ts';
import type { Mapping } from '#shared/domain/clinic-data/imports/header.ts';
import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import {
  APPOINTMENT_FIELDS,
  type AppointmentImportField,
} from '#shared/domain/clinic-data/imports/appointments/appointment-columns.ts';
import { SheetBuilder } from '../reading/sheet-builder.ts';
import type { FhirContent } from './read-fhir.ts';

/** The sheet of an import, if it has rows, and its columns. */
interface FhirSheets<Field extends string> {
  readonly sheets: Sheet[];
  readonly mapping: Mapping<Field>;
}

type Content = Omit<FhirContent, 'summary'>;

/** Writes what an import of a kind takes into the sheet that it reads. */
export const sheetsOfKind = {
  doctors: ({ doctors }: Content) => sheetsOf('Practitioner', DOCTOR_FIELDS, doctors),
  hours: ({ hours }: Content): FhirSheets<HourField> => {
    const rows = hours.map(({ week, away, ...texts }) => ({
      ...texts,
      days: away,
      hours: away === '' ? '' : 'closed',
      ...Object.fromEntries(DAY_FIELDS.map((field, index) => [field, week[index] ?? ''])),
    }));
    return sheetsOf('PractitionerRole', HOUR_FIELDS, rows);
  },
  appointments: ({ appointments }: Content): FhirSheets<AppointmentImportField> => {
    const rows = appointments.map(({ start, minutes, ...texts }) => ({
      ...texts,
      date: start,
      duration: minutes === null ? '' : String(minutes),
    }));
    return sheetsOf('Appointment', APPOINTMENT_FIELDS, rows);
  },
} as const;

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
