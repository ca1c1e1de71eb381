import type { DoctorField } from './doctors/doctor-columns.ts';
import { readDoctorRows } from './doctors/doctor-rows.ts';
import type { HourField } from './hours/hour-columns.ts';
import type { Mapping } from './header.ts';
import { readPriceRows } from './price-rows.ts';
import type { PriceField } from './price-columns.ts';
import type { ImportKind, Sheet } from './sheets.ts';
import type { AppointmentImportField } from './appointments/appointment-columns.ts';
import { readAppointmentRows } from './appointments/appointment-rows.ts';

/** A row that names a service. */
export interface NamedRow {
  readonly row: number;
  readonly section: string;
  readonly name: string;
  readonly other_name: string;
  readonly key: string;
}

/** Neither the year nor the language changes the services of a list of doctors. */
const ANY_FILE = { year: 2000, language: 'en' } as const;

/** Returns the rows of a file that name a service, whatever else they have. */
export function readNamedRows(
  kind: ImportKind,
  sheets: readonly Sheet[],
  mapping: Mapping<PriceField | AppointmentImportField | DoctorField | HourField>,
): readonly NamedRow[] {
  if (kind === 'prices') return readPriceRows(sheets, mapping).rows;
  if (kind === 'hours') return [];
  if (kind === 'doctors') {
    return readDoctorRows(sheets, mapping, ANY_FILE).rows.flatMap(({ row, services }) =>
      services.map(({ name, key }) => ({ row, section: '', name, other_name: '', key })),
    );
  }
  return readAppointmentRows(sheets, mapping).rows.flatMap(
    ({ row, service: name, service_key: key }) =>
      key === '' ? [] : [{ row, section: '', name, other_name: '', key }],
  );
}
