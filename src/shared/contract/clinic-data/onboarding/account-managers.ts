import Type, { type Static } from 'typebox';
import { Entity, Id, IdParams, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const AccountManager = Entity({
  clinic_id: Id,
  name: Nullable(Type.String({ description: 'Null while no one looks after the clinic' })),
  is_own: Type.Boolean({ description: 'True if it is the caller' }),
  phone: Type.String({
    description: 'In international form; that of the operator if the person has none',
  }),
  dialled_phone: Type.String({ description: 'The phone as it is dialled in the country' }),
});
export type AccountManager = Static<typeof AccountManager>;

const Contact = Entity({ phone: Nullable(Type.String()) });

const call = { tag: 'Onboarding' } as const;

export const accountManagerEndpoints = withRoutes(staffRoutes, {
  accountManagers: {
    ...call,
    permission: 'onboarding.view',
    summary: 'The account managers of clinics',
    description: 'Who looks after each clinic in reach, or after one of them.',
    query: Type.Object({ clinic: Type.Optional(Id) }),
    success: { status: 200, schema: Entity({ results: Type.Array(AccountManager) }) },
  },
  takeClinic: {
    ...call,
    permission: 'onboarding.edit',
    summary: 'Look after a clinic',
    description:
      'Makes the caller the account manager of a clinic, whose staff see name and phone.',
    errorStatuses: [404],
    params: IdParams,
    body: Type.Object({}),
    success: { status: 200, schema: Entity({ clinic_id: Id }) },
  },
  ownContact: {
    ...call,
    permission: 'contact.edit',
    summary: 'The own phone for clinics',
    description: 'The number that the clinics of the account see; null without one.',
    success: { status: 200, schema: Contact },
  },
  saveOwnContact: {
    ...call,
    permission: 'contact.edit',
    summary: 'Save the own phone for clinics',
    description: 'As it is dialled in the country, or in international form.',
    body: Type.Object({ phone: Nullable(Type.String({ maxLength: 40 })) }),
    success: { status: 200, schema: Contact },
  },
});
