import Type, { type Static } from 'typebox';
import { FACTOR_KINDS } from '#shared/domain/identity/second-factor.ts';
import { Entity, IdParams, Nothing } from '../../common.ts';
import { AccountAccess } from '../access.ts';
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
  listAccess: {
    ...WITH_SESSION,
    summary: 'What opens the account',
    success: { status: 200, schema: AccountAccess },
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
