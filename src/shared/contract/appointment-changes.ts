import Type, { type Static } from 'typebox';
import { Appointment, AppointmentQuery } from './appointments.ts';
import { IdParams } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { SlotId } from './slots.ts';

/** What opens an appointment to its patient. */
export const AppointmentHash = Type.String({ minLength: 1, maxLength: 64 });

export const CancelPayload = Type.Object({ hash: AppointmentHash });

/** The slot must be of the doctor's service that was booked. */
export const ReschedulePayload = Type.Object({ hash: AppointmentHash, slot: SlotId });
export type ReschedulePayload = Static<typeof ReschedulePayload>;

export const appointmentChangeEndpoints = {
  cancelAppointment: {
    method: 'POST',
    path: '/api/v1/appointments/:id/cancel/',
    tag: 'Appointments',
    summary: 'Cancel an appointment, until the visit starts',
    params: IdParams,
    body: CancelPayload,
    success: { status: 200, schema: Appointment },
  },
  rescheduleAppointment: {
    method: 'POST',
    path: '/api/v1/appointments/:id/reschedule/',
    tag: 'Appointments',
    summary: 'Move an appointment to another time of the same service, until the visit starts',
    flag: 'reschedule',
    params: IdParams,
    body: ReschedulePayload,
    success: { status: 200, schema: Appointment },
  },
  appointmentCalendar: {
    method: 'GET',
    path: '/api/v1/appointments/:id/calendar.ics',
    tag: 'Appointments',
    summary: 'An appointment for a calendar, to whoever holds its hash (RFC 5545)',
    params: IdParams,
    query: AppointmentQuery,
    success: { status: 200, schema: Type.String(), type: 'text/calendar' },
  },
} as const satisfies Record<string, Endpoint>;
