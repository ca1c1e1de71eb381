import { proposeAppointmentMapping } from '#shared/domain/clinic-data/imports/appointments/appointment-columns.ts';
import { readAppointmentRows } from '#shared/domain/clinic-data/imports/appointments/appointment-rows.ts';
import type { KindOfImport } from '../import-kind.ts';
import { planAppointmentImport } from './plan-appointment-import.ts';
import { undoAppointments } from './undo-appointments.ts';

/** Appointments to come, of another calendar. */
export const appointmentKind: KindOfImport<'appointments'> = {
  propose: proposeAppointmentMapping,
  namedServices: (sheets, mapping) =>
    readAppointmentRows(sheets, mapping).rows.flatMap(({ row, service: name, service_key: key }) =>
      key === '' ? [] : [{ row, section: '', name, other_name: '', key }],
    ),
  namedDoctors: (_context, { sheets, mapping }) => readAppointmentRows(sheets, mapping).rows,
  plan: planAppointmentImport,
  nothing: { doctors: [], preview: null },
  undo: undoAppointments,
  undoesInAnyOrder: true,
  hasPatients: true,
  storedDays: 7,
};
