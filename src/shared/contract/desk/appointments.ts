import Type, { type Static } from 'typebox';
import { Answers } from '#shared/contract/booking/appointments.ts';
import { IsFollowUp } from '#shared/contract/booking/slots.ts';
import { SILENT_REASONS } from '#shared/domain/desk/silent-reasons.ts';
import { MAX_REASON_LENGTH } from '#shared/domain/text/max-reason-length.ts';
import { DateTime, Day, Entity, Id, IdParams, Nullable } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { ATTENDING, EDITING, VIEWING } from './desk-calls.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import {
  Attendance,
  CancelledAppointment,
  DeskAppointment,
  DeskAppointmentDetails,
  AppointmentId,
} from './appointment.ts';

const MAX_NOTE_LENGTH = 200;

const Reason = Type.String({ minLength: 1, maxLength: MAX_REASON_LENGTH });

const SilentReason = Type.Optional(
  Nullable(
    Type.Enum([...SILENT_REASONS], {
      description: 'Why the patient gets no message about the change; without it they get one',
    }),
  ),
);

/** A booking by the desk. Lead time, hours and horizon do not apply to it. */
export const DeskAppointmentPayload = Type.Object({
  key: Type.String({
    pattern: '^[0-9a-f-]{36}$',
    description: 'Chosen by the client; a second request with the same key books nothing new',
  }),
  offer: Id,
  starts_at: DateTime,
  minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 480 })),
  source: Type.Enum(['phone', 'desk', 'walk_in']),
  is_extra: Type.Optional(Type.Boolean()),
  is_follow_up: Type.Optional(IsFollowUp),
  given_name: Type.String({ minLength: 1, maxLength: 100 }),
  surname: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  phone: Type.String({ maxLength: 40, description: 'Empty for a patient without one' }),
  language: Type.Optional(Type.String({ maxLength: 2 })),
  insurance: Type.Optional(Nullable(Id)),
  additional_fields: Type.Optional(Answers),
  note: Type.Optional(Type.String({ maxLength: MAX_NOTE_LENGTH })),
  has_consent: Type.Optional(
    Type.Boolean({ description: 'The consent was read to the patient, who agreed' }),
  ),
});
export type DeskAppointmentPayload = Static<typeof DeskAppointmentPayload>;

/** A patient of earlier appointments at the branch. */
const KnownPatient = Entity({
  given_name: Type.String(),
  surname: Nullable(Type.String()),
  phone: Type.String(),
  language: Type.String(),
  offer_id: Id,
  appointments: Type.Integer({ description: 'In the last 365 days' }),
});
export type KnownPatient = Static<typeof KnownPatient>;

/** An appointment that a patient has at the clinic. */
const PatientAppointment = Entity({
  starts_at: DateTime,
  doctor: Type.String(),
  branch: Nullable(Type.String({ description: 'The name of the branch, if it is another one' })),
});
export type PatientAppointment = Static<typeof PatientAppointment>;

/** A patient that a search has found, with the appointments in the reach of the account. */
const FoundPatient = Entity({
  ...KnownPatient.properties,
  coming: Type.Array(PatientAppointment, {
    description: 'At the clinic, at most 3, the next first',
  }),
  last: Nullable(PatientAppointment),
});
export type FoundPatient = Static<typeof FoundPatient>;

/** A coming appointment that a new one may double. */
const DoubleBooking = Entity({
  ...PatientAppointment.properties,
  given_name: Type.String(),
  reason: Type.Enum(['day', 'specialty'], {
    description: 'On the same day, or with the same specialty on another one',
  }),
});
export type DoubleBooking = Static<typeof DoubleBooking>;

/** The patient of an appointment, as far as the desk can correct it. */
const AppointmentPatient = Type.Object({
  given_name: Type.String({ minLength: 1, maxLength: 100 }),
  surname: Nullable(Type.String({ maxLength: 100 })),
  phone: Type.String({ maxLength: 40, description: 'Empty for a patient without one' }),
  insurance: Nullable(Id),
  additional_fields: Answers,
});
export type AppointmentPatient = Static<typeof AppointmentPatient>;

/** A change responds with the appointment as it is then. */
const changed = { params: IdParams, success: { status: 200, schema: DeskAppointment } } as const;

export const deskAppointmentEndpoints = withRoutes(staffRoutes, {
  findPatients: {
    ...EDITING,
    summary: 'Find patients and their appointments',
    description:
      'By the number of an appointment, by digits of the phone (all, or four or more of its end) or by ' +
      'the beginning of a name in any script. Appointments of the branch only, of the last 365 days and later. ' +
      'A search with results is recorded as an event, without its text.',
    params: IdParams,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 100 }) }),
    success: {
      status: 200,
      schema: Entity({
        patients: Type.Array(FoundPatient, { description: 'The last seen first' }),
        appointments: Type.Array(DeskAppointment, {
          description: 'Today and later, the next first',
        }),
      }),
    },
  },
  findDoubleBookings: {
    ...EDITING,
    summary: 'Find appointments that a booking may double',
    description:
      'Of the patients with the phone: at the clinic of the offer, as far as the account reaches, on the same day as ' +
      'the booking, or on another one with the specialty of its doctor. Nothing is refused because of them. A response ' +
      'with appointments is recorded as an event.',
    params: IdParams,
    body: Type.Object({
      phone: Type.String({ minLength: 1, maxLength: 40 }),
      starts_at: DateTime,
    }),
    success: { status: 200, schema: Type.Array(DoubleBooking) },
  },
  bookAtDesk: {
    ...EDITING,
    summary: 'Book at the desk',
    description:
      'A patient with a mobile phone gets the usual messages. No question of the branch must be answered.',
    body: DeskAppointmentPayload,
    success: { status: 201, schema: DeskAppointment },
  },
  bookFollowUp: {
    ...VIEWING,
    permission: 'appointments.follow_up',
    summary: 'Book the next appointment of a patient',
    description:
      'For the patient of an appointment, with the name, the phone and the language that are known; the ' +
      'insurance stays if the service accepts it. It is a follow-up where the same service has one, and of the kind of ' +
      'an appointment that did not take place. A patient of the queue without a name is a 400. A doctor books own patients into own times.',
    params: IdParams,
    body: Type.Pick(DeskAppointmentPayload, ['key', 'offer', 'starts_at', 'note', 'has_consent']),
    success: { status: 201, schema: DeskAppointment },
  },
  cancelledAppointments: {
    ...VIEWING,
    summary: 'The cancelled appointments of a day',
    description: 'Of all doctors of a branch or of one: when, why and by whom each was cancelled.',
    params: Type.Object({ ...IdParams.properties, day: Day }),
    query: Type.Object({
      schedule: Type.Optional(Type.Integer({ minimum: 1, description: 'The id of a schedule' })),
    }),
    success: { status: 200, schema: Type.Array(CancelledAppointment) },
  },
  deskAppointmentDetails: {
    ...VIEWING,
    summary: 'One appointment',
    description: 'With phone, answers, messages and history. Every look is recorded as an event.',
    params: IdParams,
    success: { status: 200, schema: DeskAppointmentDetails },
  },
  moveAtDesk: {
    ...EDITING,
    ...changed,
    summary: 'Move an appointment',
    description:
      'To another time, day or doctor. The agreed price and length stay. When the new time is taken, the old one stays. ' +
      '`from` is the place that the client knows; when the appointment is elsewhere, this is a 400. A repeated request ' +
      'moves once.',
    body: Type.Object({
      from: Type.Optional(Type.Object({ offer: Id, starts_at: DateTime })),
      offer: Id,
      starts_at: DateTime,
      silent_reason: SilentReason,
    }),
  },
  cancelAtDesk: {
    ...EDITING,
    ...changed,
    summary: 'Cancel an appointment',
    description:
      'The patient gets a message, and the time is available again at once. A repeated request cancels once.',
    body: Type.Object({
      by: Type.Enum(['patient', 'clinic']),
      reason: Reason,
      silent_reason: SilentReason,
    }),
  },
  correctAtDesk: {
    ...EDITING,
    ...changed,
    summary: 'Correct an appointment',
    description:
      'Name, phone, insurance and answers of the patient, the service and its kind; the start stays. `from` is what the ' +
      'client knows; when the appointment has something else, this is a 400. With a new phone the old link ends, and a ' +
      'mobile one gets what the old one got, with a new link. Another service of the doctor at the branch and the other ' +
      'kind have their own price and length; a length that does not fit is a 400, and that of an appointment that is ' +
      'over stays. The patient gets a message about another price or preparation of an appointment ahead. A repeated ' +
      'request corrects once.',
    body: Type.Object({
      from: AppointmentPatient,
      to: AppointmentPatient,
      offer: Type.Optional(
        Nullable(
          Type.Object(
            { from: Id, to: Id },
            { description: 'The services, if another one than the right one was booked' },
          ),
        ),
      ),
      is_follow_up: Type.Optional(
        Nullable(
          Type.Object(
            { from: Type.Boolean(), to: Type.Boolean() },
            {
              description:
                'The kinds, if the other one was booked; without them a follow-up stays one where the right service has it',
            },
          ),
        ),
      ),
      silent_reason: SilentReason,
    }),
  },
  setAttendance: {
    ...ATTENDING,
    ...changed,
    summary: 'Record what happens to an appointment',
    description:
      'Arrived, in the room, seen, or not there from 15 minutes after the start. An earlier step undoes it. ' +
      '`from` is the step that the client knows, and `starts_at` the start; another one is a 400. A repeated request ' +
      'records the step once.',
    body: Type.Object({
      from: Attendance,
      to: Attendance,
      starts_at: Type.Optional(DateTime),
    }),
  },
  checkIn: {
    ...ATTENDING,
    ...changed,
    summary: 'Check a patient in by the code of the appointment page',
    description:
      'The appointment is marked as arrived. A wrong code, another branch or day, a cancelled appointment and a ' +
      'patient who has arrived already are a 400 each. Wrong codes are limited by account.',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  },
  saveAppointmentNote: {
    ...EDITING,
    summary: 'Save the note of an appointment',
    description: 'Organisational, never medical; erased with the patient.',
    params: Type.Object({ id: AppointmentId }),
    body: Type.Object({ note: Type.String({ maxLength: MAX_NOTE_LENGTH }) }),
    success: { status: 200, schema: DeskAppointment },
  },
});
