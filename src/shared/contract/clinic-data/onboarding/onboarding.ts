import Type, { type Static } from 'typebox';
import { STAGES } from '#shared/domain/catalogue/places/missing-parts.ts';
import { DateTime, Entity, Id, IdParams, Nullable } from '../../common.ts';
import { Missing } from '../setup/clinics.ts';
import { Names } from '../setup/saving.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const Rehearsal = Entity({
  appointment_id: Id,
  hash: Type.String({ description: 'Opens the page that a patient would see' }),
  starts_at: DateTime,
});
export type Rehearsal = Static<typeof Rehearsal>;

const Onboarding = Entity({
  clinic_id: Id,
  names: Names,
  owner: Type.String({ description: 'The username of the account manager' }),
  started_at: DateTime,
  published_at: Nullable(DateTime),
  stage: Type.Enum([...STAGES]),
  missing: Type.Array(Missing, { description: 'The parts that keep the clinic a draft' }),
  doctors: Type.Array(Entity({ id: Id, names: Names }), {
    description: 'Those who can be booked in a rehearsal',
  }),
  rehearsal: Nullable(Rehearsal),
});
export type Onboarding = Static<typeof Onboarding>;

const call = { tag: 'Onboarding' } as const;

export const onboardingEndpoints = withRoutes(staffRoutes, {
  onboardings: {
    ...call,
    permission: 'onboarding.view',
    summary: 'Clinics that are set up',
    description: 'Drafts, the oldest first, and clinics published in the last 30 days.',
    success: { status: 200, schema: Entity({ results: Type.Array(Onboarding) }) },
  },
  startOnboarding: {
    ...call,
    permission: 'onboarding.edit',
    summary: 'Start to set up the clinic of a request',
    description: 'Creates a draft, invites its administrator and closes the request.',
    errorStatuses: [404],
    body: Type.Object({
      request_id: Id,
      username: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    success: {
      status: 201,
      schema: Entity({ clinic_id: Id, token: Type.String() }),
    },
  },
  bookRehearsal: {
    ...call,
    permission: 'onboarding.rehearse',
    summary: 'Book a rehearsal at a draft',
    description:
      'At the first free time of the doctor. Responds with the open one if there is one.',
    params: IdParams,
    body: Type.Object({ doctor_id: Id, phone: Type.String({ maxLength: 40 }) }),
    success: { status: 201, schema: Rehearsal },
  },
  publishClinic: {
    ...call,
    permission: 'onboarding.edit',
    summary: 'Publish a draft',
    description: 'Checks again that nothing is missing. Patients see the clinic within a second.',
    params: IdParams,
    body: Type.Object({}),
    success: { status: 200, schema: Entity({ clinic_id: Id }) },
  },
});
