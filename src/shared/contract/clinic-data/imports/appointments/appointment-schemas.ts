import Type, { type Static } from 'typebox';
import { APPOINTMENT_REASONS } from '#shared/domain/clinic-data/imports/appointments/plan-appointments.ts';
import { APPOINTMENT_FAULTS } from '#shared/domain/clinic-data/imports/appointments/appointment-rows.ts';
import { DateTime, Entity, Id, Nullable } from '../../../common.ts';
import { DoctorName } from '../doctor-name.ts';
import { Count, Fingerprint, ImportOf, Lines, Row } from '../import-parts.ts';

const REASONS = [...APPOINTMENT_FAULTS, ...APPOINTMENT_REASONS, 'held', 'inactive'] as const;

/** A row that was not entered. The stored report has neither the cell nor the patient. */
const LeftAppointment = Entity({ row: Row, reason: Type.Enum([...REASONS]) });
export type LeftAppointment = Static<typeof LeftAppointment>;

const AppointmentLine = Entity({
  row: Row,
  starts_at: DateTime,
  minutes: Type.Integer(),
  schedule_id: Id,
  service_id: Id,
  patient: Type.String(),
  is_outside_hours: Type.Boolean(),
  has_bad_phone: Type.Boolean({ description: 'Entered without a phone' }),
  has_other_service: Type.Boolean({ description: 'The doctor does not offer that of the file' }),
});
export type AppointmentLine = Static<typeof AppointmentLine>;

const LeftLine = Entity({
  row: Row,
  column: Nullable(Type.Integer({ description: 'Counted from 1' })),
  value: Type.String(),
  reason: Type.Enum([...REASONS]),
});
export type LeftLine = Static<typeof LeftLine>;

const Preview = Entity({
  fingerprint: Fingerprint,
  reminds: Type.Boolean({ description: 'True if patients get reminders' }),
  entered: Lines(AppointmentLine),
  outside_hours: Count,
  same: Count,
  past: Count,
  unconfirmed: Count,
  ignored: Count,
  left: Lines(LeftLine),
});
export type AppointmentPreview = Static<typeof Preview>;

export const appointmentSchemas = {
  summary: 'Upload appointments to come',
  description:
    'Of the old calendar of a clinic, as a CSV file, an Excel workbook, or FHIR R4 resources in JSON or NDJSON. The text of the file is deleted when the import is applied, or after seven days.',
  schema: ImportOf('appointments', {
    report: {
      left: Type.Array(LeftAppointment, { description: 'The rows that were not entered' }),
    },
    shown: {
      doctors: Type.Array(DoctorName, { description: 'The doctors of the file' }),
      preview: Nullable(Preview),
    },
  }),
};
