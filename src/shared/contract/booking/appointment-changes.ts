import Type, { type Static } from 'typebox';
import { Appointment, AppointmentQuery, CalendarToken } from './appointments.ts';
import { Id, IdParams } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { SlotId } from './slots.ts';
import { routes } from '../routes.ts';

/** The secret that gives a patient access to an appointment. */
export const AppointmentHash = Type.String({ minLength: 1, maxLength: 64 });

export const HashPayload = Type.Object({ hash: AppointmentHash });

/** The new slot, of the same service of the same doctor. */
export const ReschedulePayload = Type.Object({ hash: AppointmentHash, slot: SlotId });
export type ReschedulePayload = Static<typeof ReschedulePayload>;

/** A change by the patient responds with the appointment. */
const change = {
  tag: 'Appointments',
  params: IdParams,
  body: HashPayload,
  success: { status: 200, schema: Appointment },
} as const;

export const appointmentChangeEndpoints = withRoutes(routes, {
  cancelAppointment: {
    ...change,
    summary: 'Cancel an appointment, until the appointment starts',
    description: 'The slot is available to other patients at once.',
  },
  confirmAppointment: {
    ...change,
    summary: 'Answer that the patient is coming, until the appointment starts',
    description: 'The desk sees the answer. A move to another time forgets it.',
  },
  chooseAlternative: {
    ...change,
    summary: 'Choose one of the times that the clinic holds instead',
    description:
      'Of `displaced.alternatives`. A time that is no longer held is a 400 with the code `slot_taken`.',
    body: ReschedulePayload,
  },
  rescheduleAppointment: {
    ...change,
    summary:
      'Move an appointment to another slot of the same service, until the appointment starts',
    description: 'The slot must be of the same service of the same doctor.',
    flag: 'reschedule',
    body: ReschedulePayload,
  },
  appointmentCalendar: {
    tag: 'Appointments',
    summary: 'An appointment as a calendar file, by its id and hash (RFC 5545)',
    description: 'One event with a stable UID; after a cancellation its METHOD is CANCEL.',
    params: IdParams,
    query: AppointmentQuery,
    success: { status: 200, schema: Type.String(), type: 'text/calendar' },
  },
  appointmentFeed: {
    tag: 'Appointments',
    cache: 'private',
    summary: 'The time of an appointment, for calendar programs to subscribe to',
    description:
      'One event that follows moves and the cancellation. It has no doctor, service, place or patient, and its address gives no access to the appointment.',
    params: Type.Object({ id: Id, token: CalendarToken }),
    success: { status: 200, schema: Type.String(), type: 'text/calendar' },
  },
  stopAppointmentFeed: {
    ...change,
    summary: 'Stop the calendar of an appointment',
    description: 'Its addresses are unknown from then on; the response has the token of a new one.',
  },
});
