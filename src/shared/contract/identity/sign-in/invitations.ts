import Type, { type Static } from 'typebox';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { DateTime, Entity } from '../../common.ts';
import { NewPassword, STAFF } from './endpoint-kinds.ts';
import { SignIn } from './sessions.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { withRoutes } from '../../with-routes.ts';

export const Invitation = Entity({
  username: Type.String(),
  display_name: Type.String(),
  role: Type.Enum([...ROLES]),
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
