import Type, { type Static } from 'typebox';
import { MAX_REASON_LENGTH } from '#shared/domain/text/max-reason-length.ts';
import { SlotId } from '../booking/slots.ts';
import { DateTime, Day, Entity, Id, IdParams } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { staffRoutes } from '../staff/staff-routes.ts';

/** The last digits of the phone, which the caller says to prove that the appointment is theirs. */
const PhoneEnd = Type.String({ pattern: '^[0-9]{4}$', description: 'The last four digits' });

/** An appointment as support sees it: enough to help, and no more. */
export const SupportAppointment = Entity({
  id: IdParams.properties.id,
  status: Type.Enum(['booked', 'cancelled', 'completed']),
  given_name: Type.String(),
  phone: Type.String({ description: 'Masked, except for the last four digits' }),
  datetime: DateTime,
  doctor: Type.String(),
  service: Type.String(),
  clinic: Type.String(),
  address: Type.String(),
  today: Day,
  doctor_id: Id,
  service_id: Id,
  doctor_service: Id,
  can_change: Type.Boolean({
    description: 'Move, cancel and send the link again, until the appointment starts',
  }),
});
export type SupportAppointment = Static<typeof SupportAppointment>;

/** Each call responds with the appointment as it is then. */
const call = {
  tag: 'Support',
  permission: 'appointments.support',
  errorStatuses: [404],
  success: { status: 200, schema: SupportAppointment },
} as const;

export const supportEndpoints = withRoutes(staffRoutes, {
  lookUpAppointment: {
    ...call,
    summary: 'Find an appointment for a caller',
    description:
      'By its number and the last four digits of the phone. Five wrong attempts of an account in ' +
      'an hour are the most. Every look is recorded as an event of the appointment.',
    body: Type.Object({ number: IdParams.properties.id, phone_end: PhoneEnd }),
  },
  moveForPatient: {
    ...call,
    summary: 'Move an appointment for a caller to another slot of the same service',
    description:
      'To a slot of the public API. The patient gets a message. If the slot is not available, the ' +
      'appointment stays where it is. The limit of moves is that of patients.',
    params: IdParams,
    body: Type.Object({ phone_end: PhoneEnd, slot: SlotId }),
  },
  resendLink: {
    ...call,
    summary: 'Send the link of an appointment to its patient again',
    description: 'Three times a day for an appointment.',
    params: IdParams,
    body: Type.Object({ phone_end: PhoneEnd }),
  },
  cancelForPatient: {
    ...call,
    summary: 'Cancel an appointment for a caller',
    description: 'The patient gets a message, and the time is available again at once.',
    params: IdParams,
    body: Type.Object({
      phone_end: PhoneEnd,
      reason: Type.String({ minLength: 1, maxLength: MAX_REASON_LENGTH }),
    }),
  },
});
