import type { DeskColumn, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment, DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import { buildDay, type DayModel } from '#staff/pages/desk/model/day/day-model.ts';

/** Returns a doctor with steps of half an hour. */
export const deskDoctor = (id: number, buffer_minutes = 0): DeskDoctor => ({
  schedule_id: id,
  doctor_id: id,
  name: `Doctor ${id}`,
  is_hidden: false,
  portrait: null,
  specialty: 'Cardiologist',
  specialty_id: 1,
  step_minutes: 30,
  buffer_minutes,
  max_extra: 0,
  offers: [],
});
/** Returns the column of a schedule: hours from 09:00 to 12:00. */
export const deskColumn = (schedule_id: number): DeskColumn => ({
  schedule_id,
  hours: [[540, 720]],
  delay: 0,
  phone_hours: [],
  kept: [],
  kept_until: 420,
  blocked: [],
  elsewhere: [],
  held: [],
});

/** Returns an appointment of the first doctor on 24 November 2026. */
export const deskAppointment = (
  id: number,
  time: string,
  minutes = 30,
  more: Partial<DeskAppointment> = {},
): DeskAppointment => ({
  id,
  schedule_id: 1,
  offer_id: 1,
  starts_at: `2026-11-24T${time}:00+01:00`,
  minutes,
  name: 'Kata',
  phone_end: '4567',
  source: 'online',
  is_extra: false,
  is_follow_up: false,
  insurance: null,
  is_new: false,
  child_age: null,
  note: '',
  is_coming: false,
  attendance: 'expected',
  arrived_at: null,
  cancelled_by: null,
  is_cancelled_late: false,
  ...more,
});

/** Returns a free time of half an hour, by default of the first doctor. */
export const freeTime = (starts_at: string, more: Partial<FreeTime> = {}): FreeTime => ({
  starts_at,
  minutes: 30,
  offer_id: 1,
  schedule_id: 1,
  doctor: 'Doctor 1',
  branch_id: 1,
  address: 'Main street 1',
  total: 1000,
  ...more,
});

/** Returns an appointment with what the drawer reads of it. */
export const deskAppointmentDetails = (appointment: DeskAppointment): DeskAppointmentDetails => ({
  ...appointment,
  given_name: 'Kata',
  surname: 'Nagy',
  phone: '+36201234567',
  language: 'hu',
  total: 1e3,
  cancel_reason: null,
  answers: [],
  insurance_id: null,
  additional_fields: [],
  messages: [],
  history: [],
  undo_until: '2026-11-25T00:00:00+01:00',
  can_resend: false,
  is_unreached: false,
  known: { total: 1e3, preparation: [] },
});

/** Returns a day of two doctors who work from 09:00 to 12:00 in steps of half an hour. */
export function deskDayWith(...appointments: DeskAppointment[]): DayModel {
  return deskDayWithBuffer(0, ...appointments);
}

/** Returns the same day of doctors who keep a buffer between appointments. */
export function deskDayWithBuffer(buffer: number, ...appointments: DeskAppointment[]): DayModel {
  const day = { day: '2026-11-24', columns: [deskColumn(1), deskColumn(2)], appointments };
  return buildDay(day, [deskDoctor(1, buffer), deskDoctor(2, buffer)]);
}
