import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, IdParams, Nullable, Page } from '../common.ts';
import { OwnReview } from './own-review.ts';
import { ClinicBranchArrival } from '../catalogue/places.ts';
import { ServiceLink, ServiceType } from '../catalogue/services.ts';
import { HoldToken } from './slot-holds.ts';
import { IsFollowUp, SlotId } from './slots.ts';
import { PREPARATION_KINDS } from '#shared/domain/booking/preparation.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

const FIELD_TYPES = ['integer', 'boolean', 'date', 'email', 'gender', 'text', 'tax_id'] as const;

/** An additional question of a branch in the booking form. */
export const AppointmentField = Entity({
  id: Id,
  title: Type.String(),
  param_name: Type.String(),
  type: Type.Enum([...FIELD_TYPES]),
  is_required: Type.Boolean(),
  min_length: Nullable(Type.Integer({ description: 'Minimum length of a text, minimum integer' })),
  max_length: Nullable(Type.Integer({ description: 'Maximum length of a text, maximum integer' })),
});
export type AppointmentField = Static<typeof AppointmentField>;
export const AppointmentFieldPage = Entity({
  ...Page(AppointmentField).properties,
  cancel_hours: Nullable(
    Type.Integer({
      description: 'The notice that the branch asks for; cancelling is always possible',
    }),
  ),
});
export type AppointmentFieldPage = Static<typeof AppointmentFieldPage>;

const CONSENTS = ['personal_data'] as const;
/** The consents of the patient; `personal_data` is required if the country requires consent. */
export const Consents = Type.Array(Type.Enum([...CONSENTS]), { maxItems: 10 });
const BOOKING_SOURCES = ['web-mobile', 'web-desktop'] as const;

const Url = Type.String({ maxLength: 2000 });

/** Answers to the questions of a branch. */
export const Answers = Type.Array(
  Type.Object({
    clinic_branch_field: Id,
    value: Nullable(Type.Union([Type.String({ maxLength: 2000 }), Type.Number(), Type.Boolean()])),
  }),
  { maxItems: 30 },
);

/** The booking payload. Names are trimmed; a phone may have any format of the country. */
export const AppointmentPayload = Type.Object({
  client_name: Type.String({ minLength: 1, maxLength: 100 }),
  client_surname: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  client_phone: Type.String({ minLength: 1, maxLength: 40 }),
  doctor_service: Id,
  slot: SlotId,
  is_follow_up: Type.Optional(IsFollowUp),
  source: Type.Optional(Type.Enum([...BOOKING_SOURCES])),
  booking_page: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  page_location: Type.Optional(Nullable(Url)),
  page_referrer: Type.Optional(Nullable(Url)),
  list_position: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100_000 }))),
  consents: Type.Optional(Consents),
  additional_fields: Type.Optional(Answers),
  insurance: Type.Optional(Nullable(Id)),
  google_ids: Type.Optional(
    Nullable(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 200 }))),
  ),
  analytics: Type.Optional(
    Nullable(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 500 }))),
  ),
  hold: Type.Optional(Nullable(HoldToken)),
  code: Type.Optional(
    Nullable(Type.Object({ code: Type.String({ minLength: 1, maxLength: 10 }) })),
  ),
});
export type AppointmentPayload = Static<typeof AppointmentPayload>;

/** A sentence of a preparation. */
export const PreparationLine = Entity({
  kind: Type.Enum([...PREPARATION_KINDS, 'note' as const]),
  text: Type.String(),
});
export type PreparationLine = Static<typeof PreparationLine>;

const APPOINTMENT_STATUSES = ['booked', 'cancelled', 'completed'] as const;

/** The secret of the address of an appointment's calendar. */
export const CalendarToken = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** An appointment as its patient sees it, with the hash that gives access to it. */
export const Appointment = Entity({
  id: Id,
  hash: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  status: Type.Enum([...APPOINTMENT_STATUSES], {
    description: '`completed` after the end of the appointment',
  }),
  datetime: DateTime,
  duration: Type.Integer({ description: 'Minutes' }),
  timezone: Type.String({ description: 'IANA zone of the clinic branch' }),
  client_name: Type.String(),
  client_surname: Nullable(Type.String()),
  client_phone: Type.String({ description: 'E.164' }),
  doctor: Entity({
    id: Id,
    slug: Type.String(),
    name: Type.String(),
    image_url: Nullable(Type.String()),
  }),
  doctor_service: Id,
  service: ServiceLink,
  service_type: ServiceType,
  is_follow_up: Type.Boolean(),
  clinic_branch: ClinicBranchArrival,
  price: Type.Number(),
  discount: Type.Integer(),
  total: Type.Number(),
  insurance: Nullable(Type.String()),
  can_cancel: Type.Boolean({ description: 'By the patient, until the appointment starts' }),
  can_reschedule: Type.Boolean({ description: 'As `can_cancel`, if the country allows it' }),
  cancel_notice: Nullable(
    // The clinic asks to cancel earlier than the start.
    Entity({ until: DateTime, is_over: Type.Boolean() }),
  ),
  can_confirm: Type.Boolean({
    description: 'The patient is asked to answer, in the two days before the appointment',
  }),
  is_coming: Type.Boolean({
    description: 'The patient has answered so, and the appointment is ahead',
  }),
  delay: Type.Integer({
    description:
      'The minutes that the doctor is running late, on the day of the appointment; else 0',
  }),
  arrive_early: Type.Integer({ description: 'The minutes before the start to come' }),
  preparation: Type.Array(PreparationLine, {
    description:
      'How the patient prepares, in the language of the request; empty after the appointment',
  }),
  displaced: Nullable(
    // The doctor is absent at the time of the appointment, and the clinic holds other times for the patient.
    Entity({
      until: Nullable(DateTime),
      alternatives: Type.Array(
        Entity({ slot: SlotId, datetime: DateTime, doctor: Type.String() }),
        { description: 'The times that the clinic holds for the patient until then' },
      ),
    }),
  ),
  check_in_code: Nullable(
    Type.String({
      description: 'For the desk to scan on the day of the appointment; gives access to nothing',
    }),
  ),
  calendar_token: CalendarToken,
  feedback: Nullable(OwnReview),
  can_leave_feedback: Type.Boolean({
    description: 'Once, after the appointment, if the country enables it',
  }),
  created_at: DateTime,
});
export type Appointment = Static<typeof Appointment>;

export const AppointmentQuery = Type.Object({
  hash: Type.Optional(Type.String({ maxLength: 64 })),
});

/** The response of `validate` when the booking would succeed. */
export const ValidatedAppointment = Entity({
  is_valid: Type.Literal(true),
  needs_code: Type.Boolean({ description: 'The booking needs a one-time code' }),
});
export type ValidatedAppointment = Static<typeof ValidatedAppointment>;

export const CodeRequest = Type.Object({ phone: Type.String({ minLength: 1, maxLength: 40 }) });
export type CodeRequest = Static<typeof CodeRequest>;

export const CodeResponse = Entity({
  send_sms: Type.Boolean({ description: 'False when no code is needed for this phone' }),
});
export type CodeResponse = Static<typeof CodeResponse>;

export const appointmentEndpoints = withRoutes(routes, {
  appointmentFields: {
    tag: 'Appointments',
    summary: 'Additional questions of a branch for a booking',
    description: 'A booking answers them in `additional_fields`.',
    cache: 'shared',
    params: IdParams,
    success: { status: 200, schema: AppointmentFieldPage },
  },
  registrationCodes: {
    tag: 'Appointments',
    summary: 'Send a one-time code to a phone',
    description:
      '`send_sms` is false if no code is needed: the country requires none and no booking was refused with ' +
      '`code_required`, or this browser has verified the phone. A code is valid for five minutes and for five attempts.',
    errorStatuses: [429],
    body: CodeRequest,
    success: { status: 201, schema: CodeResponse },
  },
  validateAppointment: {
    tag: 'Appointments',
    summary: 'Validate a booking without booking it',
    description: 'Returns every error that the booking would return, and books nothing.',
    errorStatuses: [429],
    body: AppointmentPayload,
    success: { status: 200, schema: ValidatedAppointment },
  },
  createAppointment: {
    tag: 'Appointments',
    summary: 'Book an appointment',
    description:
      'Validates all fields again; a slot that has been taken is a 400 with the code `slot_taken`. ' +
      'Send an `Idempotency-Key`, so that a repeated request books once.',
    errorStatuses: [429],
    body: AppointmentPayload,
    success: { status: 201, schema: Appointment },
  },
  appointment: {
    tag: 'Appointments',
    summary: 'An appointment, by its id and hash',
    description: 'A wrong or missing hash is a 404, as is an unknown id.',
    params: IdParams,
    query: AppointmentQuery,
    success: { status: 200, schema: Appointment },
  },
});
