import Type, { type Static } from 'typebox';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { DateTime, Entity, Nullable } from '../../common.ts';
import { NewPassword, STAFF } from './endpoint-kinds.ts';
import { SignIn } from './sessions.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { withRoutes } from '../../with-routes.ts';

export const Invitation = Entity({
  username: Type.String(),
  display_name: Type.String(),
  role: Type.Enum([...ROLES]),
  effective_at: Nullable(
    Type.String({
      format: 'date-time',
      description: 'The later time from which it works; null if it works now',
    }),
  ),
  expires_at: DateTime,
});
export type Invitation = Static<typeof Invitation>;

const TokenParams = Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) });

export const invitationEndpoints = withRoutes(staffRoutes, {
  invitation: {
    ...STAFF,
    summary: 'The account that an invitation opens',
    params: TokenParams,
    success: { status: 200, schema: Invitation },
  },
  acceptInvitation: {
    ...STAFF,
    summary: 'Choose the password of an invited account, and sign in',
    params: TokenParams,
    body: Type.Object({ password: NewPassword }),
    success: { status: 201, schema: SignIn },
  },
  openSignInLink: {
    ...STAFF,
    summary: 'Sign in to the demo with a link',
    params: TokenParams,
    success: { status: 201, schema: SignIn },
  },
});
