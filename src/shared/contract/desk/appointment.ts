import Type, { type Static } from 'typebox';
import { ATTENDANCES } from '#shared/domain/desk/attendance.ts';
import { SILENT_REASONS } from '#shared/domain/desk/silent-reasons.ts';
import { MESSAGE_KINDS } from '#shared/domain/messages/message-kinds.ts';
import { Answers, PreparationLine } from '#shared/contract/booking/appointments.ts';
import { DateTime, Entity, Id, IdParams, Nullable } from '../common.ts';

export const Attendance = Type.Enum([...ATTENDANCES]);

export const AppointmentId = IdParams.properties.id;

/** An appointment in the calendar of the desk. */
export const DeskAppointment = Entity({
  id: AppointmentId,
  schedule_id: Id,
  offer_id: Id,
  starts_at: DateTime,
  minutes: Type.Integer(),
  name: Type.String({ description: 'The full name in the order of the language' }),
  phone_end: Type.String({ description: 'The last four digits of the phone, or empty' }),
  source: Type.Enum(['online', 'phone', 'desk', 'walk_in', 'import', 'rehearsal']),
  is_extra: Type.Boolean(),
  is_follow_up: Type.Boolean(),
  insurance: Nullable(Type.String()),
  is_new: Type.Boolean({
    description:
      'No earlier appointment of the phone and given name at the clinic is known, and its records are old enough to know',
  }),
  child_age: Nullable(
    Type.Integer({
      description: 'In years on the day of the appointment, if the patient is a child',
    }),
  ),
  note: Type.String(),
  is_coming: Type.Boolean({ description: 'The patient has answered that they are coming' }),
  attendance: Attendance,
  arrived_at: Nullable(DateTime),
  cancelled_by: Nullable(Type.Enum(['patient', 'clinic', 'operator'])),
  is_cancelled_late: Type.Boolean({
    description: 'By the patient, with less notice than the clinic had asked for',
  }),
});
export type DeskAppointment = Static<typeof DeskAppointment>;

/** A cancelled appointment, and how it was cancelled. */
export const CancelledAppointment = Entity({
  ...DeskAppointment.properties,
  cancelled_at: Nullable(DateTime),
  reason: Type.String(),
  actor: Type.String({
    description: 'The username of staff of the clinic who cancelled it, else empty',
  }),
});
export type CancelledAppointment = Static<typeof CancelledAppointment>;

const HistoryEntry = Entity({
  at: DateTime,
  action: Type.Enum([
    'booked',
    'moved',
    'corrected',
    'cancelled',
    'reviewed',
    'erased',
    'arrived',
    'in_room',
    'seen',
    'no_show',
    'undone',
    'viewed',
    'confirmed',
    'resent',
    'reached',
    'noted',
  ]),
  actor: Type.String(),
  starts_at: DateTime,
  silent_reason: Nullable(Type.Enum([...SILENT_REASONS])),
});

/** An appointment with all that the desk may know of it. */
export const DeskAppointmentDetails = Entity({
  ...DeskAppointment.properties,
  given_name: Type.String(),
  surname: Nullable(Type.String()),
  phone: Type.String({ description: 'E.164; empty without one' }),
  language: Type.String(),
  total: Type.Number(),
  cancel_reason: Nullable(Type.String()),
  answers: Type.Array(Entity({ name: Type.String(), value: Type.String() })),
  insurance_id: Nullable(Id),
  additional_fields: Answers,
  messages: Type.Array(
    Entity({
      kind: Type.Enum([...MESSAGE_KINDS]),
      state: Type.Enum(['waiting', 'sending', 'sent', 'delivered', 'dropped', 'failed']),
      at: DateTime,
    }),
  ),
  can_resend: Type.Boolean({ description: 'The link can be sent to the phone' }),
  is_unreached: Type.Boolean({ description: 'A message failed, and no one has called yet' }),
  known: Nullable(
    Entity({
      total: Type.Number({
        description:
          'The price that the patient knows: not that of a correction they are not told of yet',
      }),
      preparation: Type.Array(PreparationLine, { description: 'The same, in their language' }),
    }),
  ),
  undo_until: Type.String({
    format: 'date-time',
    description: 'Until then the account can take the last step back',
  }),
  history: Type.Array(HistoryEntry),
});
export type DeskAppointmentDetails = Static<typeof DeskAppointmentDetails>;
