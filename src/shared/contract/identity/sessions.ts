import Type, { type Static } from 'typebox';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { POSITIONS } from '#shared/domain/identity/positions.ts';
import { DateTime, Entity, Id, Nothing, Nullable } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

export const Credentials = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export type Credentials = Static<typeof Credentials>;

/** A staff member. */
export const StaffUser = Entity({
  id: Id,
  username: Type.String(),
  display_name: Type.String({ description: 'Empty if it was never entered' }),
  role: Type.Enum([...ROLES], {
    description: 'The first role in this order whose flag is set',
  }),
  is_superuser: Type.Boolean(),
  is_clinic_admin: Type.Boolean(),
  is_clinic_branch_admin: Type.Boolean(),
  is_account_manager: Type.Boolean(),
  is_copywriter: Type.Boolean(),
  is_operator: Type.Boolean(),
  is_operator_manager: Type.Boolean(),
  clinic_ids: Type.Array(Id, { description: 'Clinics that the user may access' }),
  branch_ids: Type.Array(Id, { description: 'Clinic branches that the user may access' }),
  position: Nullable(
    Type.Enum([...POSITIONS], { description: 'Narrows the rights of a branch administrator' }),
  ),
  doctor_id: Nullable(Id),
});
export type StaffUser = Static<typeof StaffUser>;

export const Session = Entity({
  access_token: Type.String({ description: 'To be sent as `Authorization: Bearer …`' }),
  expires_at: DateTime,
  user: StaffUser,
});
export type Session = Static<typeof Session>;

export const sessionEndpoints = withRoutes(routes, {
  createSession: {
    tag: 'Staff',
    summary: 'Sign in',
    description: 'Returns the token for `Authorization: Bearer`, and the user with their roles.',
    errorStatuses: [401, 429],
    body: Credentials,
    success: { status: 201, schema: Session },
  },
  closeSession: {
    tag: 'Staff',
    summary: 'Sign out',
    description: 'Revokes the token.',
    needsSession: true,
    success: { status: 204, schema: Nothing },
  },
  me: {
    tag: 'Staff',
    summary: 'The signed-in user',
    description: 'The user of the token, with their role.',
    needsSession: true,
    success: { status: 200, schema: StaffUser },
  },
});
