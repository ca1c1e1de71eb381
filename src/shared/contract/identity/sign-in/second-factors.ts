import Type from 'typebox';
import { Entity, IdParams, Nothing } from '../../common.ts';
import { Code, WITH_SESSION } from './endpoint-kinds.ts';
import { PasskeyCreationOptions, PasskeyRegistration } from './passkeys.ts';
import { SignIn } from './sessions.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { withRoutes } from '../../with-routes.ts';

const TotpSecret = Entity({
  secret: Type.String({ description: 'In base 32, to be typed' }),
  uri: Type.String({ description: 'An `otpauth://` URI, to be shown as a QR code' }),
});

export const secondFactorEndpoints = withRoutes(staffRoutes, {
  removeSecondFactor: {
    ...WITH_SESSION,
    summary: 'Remove a second factor, but not the last one that the role needs',
    params: IdParams,
    success: { status: 204, schema: Nothing },
  },
  createTotp: {
    ...WITH_SESSION,
    summary: 'A secret for an app that shows codes',
    success: { status: 201, schema: TotpSecret },
  },
  confirmTotp: {
    ...WITH_SESSION,
    summary: 'Add the app, with a code that it shows',
    body: Code,
    success: { status: 201, schema: SignIn },
  },
  passkeyOptions: {
    ...WITH_SESSION,
    summary: 'The challenge for a new passkey',
    success: { status: 200, schema: PasskeyCreationOptions },
  },
  addPasskey: {
    ...WITH_SESSION,
    summary: 'Add a passkey',
    body: Type.Object({ response: PasskeyRegistration, name: Type.String({ maxLength: 100 }) }),
    success: { status: 201, schema: SignIn },
  },
});
