import Type, { type Static } from 'typebox';
import { NAME_PATTERN } from '#shared/domain/text/name-pattern.ts';
import { Consents } from '../booking/appointments.ts';
import { Entity, Id, Nullable } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

const Name = Type.String({ minLength: 1, maxLength: 200, pattern: NAME_PATTERN });
const Email = Type.String({ maxLength: 254 });
/** A phone number of any country in any format; without a calling code, one of the site's country. */
const AnyPhone = Type.String({ maxLength: 40 });

/** The application of a clinic that wants to join. */
export const ClinicRequestPayload = Type.Object({
  clinic_name: Name,
  contact_name: Name,
  phone: AnyPhone,
  email: Email,
  city: Name,
  comment: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  consents: Type.Optional(Consents),
});
export type ClinicRequestPayload = Static<typeof ClinicRequestPayload>;

const Answer = Type.Union([Type.String({ maxLength: 1000 }), Type.Number()]);

/** The anonymous answers to the survey, by the name of their question; other keys are ignored. */
export const SurveyPayload = Type.Object({
  answers: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }), Answer, {
    maxProperties: 40,
    additionalProperties: false,
    description: 'A choice, a text or a number for each question',
  }),
  score: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 10 }))),
});
export type SurveyPayload = Static<typeof SurveyPayload>;

/** A message to the operator; it needs an email or a phone for the reply. */
export const ContactMessagePayload = Type.Object({
  name: Name,
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(AnyPhone)),
  message: Type.String({ minLength: 1, maxLength: 5000 }),
  consents: Type.Optional(Consents),
});
export type ContactMessagePayload = Static<typeof ContactMessagePayload>;

/** The id of a stored request. */
export const Received = Entity({ id: Id });
export type Received = Static<typeof Received>;

const call = {
  tag: 'Requests',
  errorStatuses: [429],
  success: { status: 201, schema: Received },
} as const;

export const requestEndpoints = withRoutes(routes, {
  createClinicRequest: {
    ...call,
    summary: 'Send the application of a clinic',
    description: 'From the page for clinics that want to join.',
    flag: 'join',
    body: ClinicRequestPayload,
  },
  createSurveyAnswer: {
    ...call,
    summary: 'Answer the survey',
    description: 'Anonymous: answers by the name of their question.',
    flag: 'survey',
    body: SurveyPayload,
  },
  createContactMessage: {
    ...call,
    summary: 'Send a message to the operator',
    description: 'An email or a phone is required for the reply.',
    body: ContactMessagePayload,
  },
});
