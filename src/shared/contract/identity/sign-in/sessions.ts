import Type, { type Static } from 'typebox';
import { FACTOR_KINDS } from '#shared/domain/identity/second-factor.ts';
import { DateTime, Entity, Id, IdParams, Nothing, Nullable } from '../../common.ts';
import { Credentials, Session, StaffUser } from '../sessions.ts';
import { Code, NewPassword, STAFF, WITH_SESSION } from './endpoint-kinds.ts';
import { PasskeyAssertion, PasskeyRequestOptions } from './passkeys.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { withRoutes } from '../../with-routes.ts';

export const SignIn = Entity({
  ...Session.properties,
  next: Type.Enum(['done', 'second_factor', 'set_up'], {
    description: 'The step that is missing: to use a second factor, or to add the first one',
  }),
  methods: Type.Array(Type.Enum([...FACTOR_KINDS]), {
    description: 'The second factors of the account',
  }),
});
export type SignIn = Static<typeof SignIn>;

export const StaffSession = Entity({
  id: Id,
  browser: Nullable(Type.String()),
  operating_system: Nullable(Type.String()),
  created_at: DateTime,
  last_seen_at: DateTime,
  is_verified: Type.Boolean({ description: 'False while the second factor is missing' }),
  is_current: Type.Boolean(),
});
export type StaffSession = Static<typeof StaffSession>;

export const staffSessionEndpoints = withRoutes(staffRoutes, {
  signIn: {
    ...STAFF,
    summary: 'Sign in with a password',
    errorStatuses: [401],
    body: Credentials,
    success: { status: 201, schema: SignIn },
  },
  verifyTotp: {
    ...WITH_SESSION,
    summary: 'Finish signing in with a code of an app',
    body: Code,
    success: { status: 201, schema: SignIn },
  },
  passkeySignInOptions: {
    ...WITH_SESSION,
    summary: 'The challenge for a passkey of the account',
    success: { status: 200, schema: PasskeyRequestOptions },
  },
  verifyPasskey: {
    ...WITH_SESSION,
    summary: 'Finish signing in with a passkey',
    body: Type.Object({ response: PasskeyAssertion }),
    success: { status: 201, schema: SignIn },
  },
  renewSession: {
    ...STAFF,
    summary: 'A new access token for the cookie of the session',
    errorStatuses: [401],
    success: { status: 200, schema: SignIn },
  },
  listSessions: {
    ...WITH_SESSION,
    summary: 'The sessions of the account, the latest first',
    success: { status: 200, schema: Type.Array(StaffSession) },
  },
  endSession: {
    ...WITH_SESSION,
    summary: 'End a session of the account',
    params: IdParams,
    success: { status: 204, schema: Nothing },
  },
  signOut: {
    ...WITH_SESSION,
    summary: 'Sign out',
    success: { status: 204, schema: Nothing },
  },
  staffMe: {
    ...WITH_SESSION,
    summary: 'The signed-in account',
    success: { status: 200, schema: StaffUser },
  },
  changePassword: {
    ...WITH_SESSION,
    summary: 'Change the password and end the other sessions',
    body: Type.Object({ current: Credentials.properties.password, next: NewPassword }),
    success: { status: 204, schema: Nothing },
  },
});
