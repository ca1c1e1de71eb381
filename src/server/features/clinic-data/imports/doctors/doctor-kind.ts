import { proposeDoctorMapping } from '#shared/domain/clinic-data/imports/doctors/doctor-columns.ts';
import { readDoctorRows } from '#shared/domain/clinic-data/imports/doctors/doctor-rows.ts';
import type { KindOfImport } from '../import-kind.ts';
import { planDoctorImport } from './plan-doctor-import.ts';
import { undoDoctors } from './undo-doctors.ts';

/** Neither the year nor the language changes the services of a list of doctors. */
const ANY_FILE = { year: 2000, language: 'en' } as const;

/** Doctors with their services. */
export const doctorKind: KindOfImport<'doctors'> = {
  propose: proposeDoctorMapping,
  namedServices: (sheets, mapping) =>
    readDoctorRows(sheets, mapping, ANY_FILE).rows.flatMap(({ row, services }) =>
      services.map(({ name, key }) => ({ row, section: '', name, other_name: '', key })),
    ),
  plan: planDoctorImport,
  nothing: { people: [], clinic_doctors: [], preview: null },
  undo: undoDoctors,
  storedDays: 30,
};
