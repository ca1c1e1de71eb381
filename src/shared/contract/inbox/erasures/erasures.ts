import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, IdParams, Nullable } from '../../common.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { withRoutes } from '../../with-routes.ts';
import { supportEndpoints } from '../support.ts';

const ERASURE_STATES = ['prepared', 'confirmed', 'rejected', 'expired'] as const;

const Count = Type.Integer({ minimum: 0 });
const Counts = {
  appointments: Count,
  reviews: Count,
  messages: Type.Integer({ minimum: 0, description: 'Of the contact page' }),
  requests: Type.Integer({ minimum: 0, description: 'Of clinics that want to join' }),
};

/** A request to erase a patient: counts only, no data of the patient. */
export const Erasure = Entity({
  id: Id,
  state: Type.Enum([...ERASURE_STATES]),
  appointment: IdParams.properties.id,
  prepared_by: Type.String(),
  prepared_at: DateTime,
  expires_at: DateTime,
  decided_by: Nullable(Type.String({ description: 'Null when a command erased the patient' })),
  decided_at: Nullable(DateTime),
  can_decide: Type.Boolean({
    description:
      'False for the account that prepared it, and if one of the two invited the other in 30 days',
  }),
  preview: Nullable(
    Entity({
      ...Counts,
      upcoming: Type.Integer({ minimum: 0, description: 'Of the appointments; cancelled first' }),
      in_progress: Type.Integer({
        minimum: 0,
        description: 'Prevent a confirmation until they end',
      }),
      version: Type.String({ description: 'Changes with the appointments' }),
    }),
  ),
  erased: Nullable(Entity(Counts)),
});
export type Erasure = Static<typeof Erasure>;

const call = { tag: 'Erasures' } as const;

const DECISION = {
  ...call,
  permission: 'erasures.decide',
  params: IdParams,
  success: {
    status: 200,
    schema: Entity({
      outcome: Type.Enum(['done', 'changed'], {
        description:
          '`changed`: decided, expired, or other appointments than seen; nothing changed',
      }),
      erasure: Erasure,
    }),
  },
} as const;

export const erasureEndpoints = withRoutes(staffRoutes, {
  erasures: {
    ...call,
    permission: 'erasures.view',
    summary: 'The requests to erase a patient',
    description: 'The last 100, the newest first.',
    success: { status: 200, schema: Entity({ results: Type.Array(Erasure) }) },
  },
  prepareErasure: {
    ...call,
    permission: 'erasures.prepare',
    summary: 'Prepare the erasure of a patient',
    description:
      'By number of an appointment and last four digits of its phone, with the limits of a lookup. ' +
      'Another person confirms it within 7 days. A phone has one request at a time.',
    errorStatuses: [404],
    body: supportEndpoints.lookUpAppointment.body,
    success: { status: 201, schema: Erasure },
  },
  confirmErasure: {
    ...DECISION,
    summary: 'Erase the patient',
    description: 'Everything of the phone. Upcoming appointments are cancelled without a message.',
    body: Type.Object({
      version: Type.String({ maxLength: 32, description: 'The version that the caller saw' }),
    }),
  },
  rejectErasure: {
    ...DECISION,
    summary: 'Reject a request to erase a patient',
    description: 'Nothing is erased.',
    body: Type.Object({}),
  },
});
