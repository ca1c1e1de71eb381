import Type, { type Static } from 'typebox';
import { APPOINTMENT_REASONS } from '#shared/domain/clinic-data/imports/appointments/plan-appointments.ts';
import { APPOINTMENT_FAULTS } from '#shared/domain/clinic-data/imports/appointments/appointment-rows.ts';
import { DateTime, Entity, Id, Nullable } from '../../common.ts';

export const Count = Type.Integer({ minimum: 0 });
export const Row = Type.Integer({ minimum: 1, description: 'As a spreadsheet numbers it' });

const REASONS = [...APPOINTMENT_FAULTS, ...APPOINTMENT_REASONS, 'held', 'inactive'] as const;

/** A row that was not entered. The stored report has neither the cell nor the patient. */
export const LeftAppointment = Entity({ row: Row, reason: Type.Enum([...REASONS]) });
export type LeftAppointment = Static<typeof LeftAppointment>;

/** A doctor of the file at a branch, and the schedule that is meant, or may be. */
export const DoctorName = Entity({
  key: Type.String(),
  doctor: Type.String(),
  branch: Type.String(),
  row: Row,
  rows_count: Count,
  is_confirmed: Type.Boolean(),
  schedule_id: Nullable(Id),
  candidates: Type.Array(Id, { description: 'The best first, at most three' }),
  is_sure: Type.Boolean({ description: 'True if the first candidate alone has every word' }),
});
export type DoctorName = Static<typeof DoctorName>;

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

export const AppointmentPreview = Entity({
  fingerprint: Type.String({ description: 'To send with `apply`' }),
  reminds: Type.Boolean({ description: 'True if patients get reminders' }),
  entered: Entity({ count: Count, lines: Type.Array(AppointmentLine) }),
  outside_hours: Count,
  same: Count,
  past: Count,
  unconfirmed: Count,
  ignored: Count,
  left: Entity({ count: Count, lines: Type.Array(LeftLine) }),
});
export type AppointmentPreview = Static<typeof AppointmentPreview>;
