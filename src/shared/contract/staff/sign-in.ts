import Type, { type Static } from 'typebox';
import { ROLES } from '#shared/domain/people/roles.ts';
import { DateTime, Entity, Id, IdParams, Nothing, Nullable } from '../common.ts';
import { Credentials, Session, StaffUser } from '../sessions.ts';
import {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from './passkeys.ts';
import { signInRoutes } from './sign-in-routes.ts';
import type { StaffEndpoint } from './staff-endpoint.ts';

/** The kinds of second factors, the preferred one first. */
export const FACTOR_KINDS = ['passkey', 'totp'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

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

export const SecondFactor = Entity({
  id: Id,
  kind: Type.Enum([...FACTOR_KINDS]),
  name: Type.String(),
  created_at: DateTime,
  last_used_at: Nullable(DateTime),
});
export type SecondFactor = Static<typeof SecondFactor>;

export const Invitation = Entity({
  username: Type.String(),
  display_name: Type.String(),
  role: Type.Enum([...ROLES]),
  expires_at: DateTime,
});
export type Invitation = Static<typeof Invitation>;

const TotpSecret = Entity({
  secret: Type.String({ description: 'In base 32, to be typed' }),
  uri: Type.String({ description: 'An `otpauth://` URI, to be shown as a QR code' }),
});

const NewPassword = Type.String({ minLength: 1, maxLength: 1000 });
const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) });
const TokenParams = Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) });
const FactorName = Type.String({ maxLength: 100 });

const open = { tag: 'Sign-in', description: '', permission: 'public' } as const;
/** A call in a session whose second factor may still be missing; the handler decides. */
const session = { ...open, needsSession: true } as const;

/** The calls by which staff sign in. */
export const staffSignInEndpoints = {
  signIn: {
    ...signInRoutes.signIn,
    ...open,
    summary: 'Sign in with a password',
    errorStatuses: [401, 429],
    body: Credentials,
    success: { status: 201, schema: SignIn },
  },
  verifyTotp: {
    ...signInRoutes.verifyTotp,
    ...session,
    summary: 'Finish signing in with a code of an app',
    errorStatuses: [429],
    body: Code,
    success: { status: 201, schema: SignIn },
  },
  passkeySignInOptions: {
    ...signInRoutes.passkeySignInOptions,
    ...session,
    summary: 'The challenge for a passkey of the account',
    success: { status: 200, schema: PasskeyRequestOptions },
  },
  verifyPasskey: {
    ...signInRoutes.verifyPasskey,
    ...session,
    summary: 'Finish signing in with a passkey',
    body: Type.Object({ response: PasskeyAssertion }),
    success: { status: 201, schema: SignIn },
  },
  renewSession: {
    ...signInRoutes.renewSession,
    ...open,
    summary: 'A new access token for the cookie of the session',
    errorStatuses: [401],
    success: { status: 200, schema: SignIn },
  },
  listSessions: {
    ...signInRoutes.listSessions,
    ...session,
    summary: 'The sessions of the account, the latest first',
    success: { status: 200, schema: Type.Array(StaffSession) },
  },
  endSession: {
    ...signInRoutes.endSession,
    ...session,
    summary: 'End a session of the account',
    errorStatuses: [404],
    params: IdParams,
    success: { status: 204, schema: Nothing },
  },
  signOut: {
    ...signInRoutes.signOut,
    ...session,
    summary: 'Sign out',
    success: { status: 204, schema: Nothing },
  },
  staffMe: {
    ...signInRoutes.staffMe,
    ...session,
    summary: 'The signed-in account',
    success: { status: 200, schema: StaffUser },
  },
  changePassword: {
    ...signInRoutes.changePassword,
    ...session,
    summary: 'Change the password and end the other sessions',
    errorStatuses: [429],
    body: Type.Object({ current: Credentials.properties.password, next: NewPassword }),
    success: { status: 204, schema: Nothing },
  },
  listSecondFactors: {
    ...signInRoutes.listSecondFactors,
    ...session,
    summary: 'The second factors of the account',
    success: { status: 200, schema: Type.Array(SecondFactor) },
  },
  removeSecondFactor: {
    ...signInRoutes.removeSecondFactor,
    ...session,
    summary: 'Remove a second factor, but not the last one that the role needs',
    errorStatuses: [404],
    params: IdParams,
    success: { status: 204, schema: Nothing },
  },
  createTotp: {
    ...signInRoutes.createTotp,
    ...session,
    summary: 'A secret for an app that shows codes',
    success: { status: 201, schema: TotpSecret },
  },
  confirmTotp: {
    ...signInRoutes.confirmTotp,
    ...session,
    summary: 'Add the app, with a code that it shows',
    body: Code,
    success: { status: 201, schema: SignIn },
  },
  passkeyOptions: {
    ...signInRoutes.passkeyOptions,
    ...session,
    summary: 'The challenge for a new passkey',
    success: { status: 200, schema: PasskeyCreationOptions },
  },
  addPasskey: {
    ...signInRoutes.addPasskey,
    ...session,
    summary: 'Add a passkey',
    body: Type.Object({ response: PasskeyRegistration, name: FactorName }),
    success: { status: 201, schema: SignIn },
  },
  invitation: {
    ...signInRoutes.invitation,
    ...open,
    summary: 'The account that an invitation opens',
    errorStatuses: [404],
    params: TokenParams,
    success: { status: 200, schema: Invitation },
  },
  acceptInvitation: {
    ...signInRoutes.acceptInvitation,
    ...open,
    summary: 'Choose the password of an invited account, and sign in',
    errorStatuses: [404],
    params: TokenParams,
    body: Type.Object({ password: NewPassword }),
    success: { status: 201, schema: SignIn },
  },
  openSignInLink: {
    ...signInRoutes.openSignInLink,
    ...open,
    summary: 'Sign in to the demo with a link',
    errorStatuses: [404],
    params: TokenParams,
    success: { status: 201, schema: SignIn },
  },
} as const satisfies {
  readonly [Name in keyof typeof signInRoutes]: StaffEndpoint & (typeof signInRoutes)[Name];
};
