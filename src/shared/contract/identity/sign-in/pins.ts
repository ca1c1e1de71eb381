import Type, { type Static } from 'typebox';
import { PIN_LENGTH } from '#shared/domain/identity/pin.ts';
import { Entity, Id, Nothing } from '../../common.ts';
import { Credentials } from '../sessions.ts';
import { withRoutes } from '../../with-routes.ts';
import { STAFF, WITH_SESSION } from './endpoint-kinds.ts';
import { SignIn } from './sessions.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const Pin = Type.String({ pattern: `^[0-9]{${PIN_LENGTH}}$` });

const DevicePerson = Entity({ id: Id, name: Type.String() });
export type DevicePerson = Static<typeof DevicePerson>;

export const pinEndpoints = withRoutes(staffRoutes, {
  devicePeople: {
    ...STAFF,
    summary: 'The people who can use their PIN on this device',
    success: { status: 200, schema: Type.Array(DevicePerson) },
  },
  signInWithPin: {
    ...STAFF,
    summary: 'Sign in with a PIN, on a device that knows the person',
    body: Type.Object({ id: Id, pin: Pin }),
    success: { status: 201, schema: SignIn },
  },
  lockSession: {
    ...WITH_SESSION,
    summary: 'End the session; the device still knows the person',
    success: { status: 204, schema: Nothing },
  },
  setPin: {
    ...WITH_SESSION,
    summary: 'Set the PIN of the account',
    errorStatuses: [403],
    body: Type.Object({ password: Credentials.properties.password, pin: Pin }),
    success: { status: 204, schema: Nothing },
  },
  removePin: {
    ...WITH_SESSION,
    summary: 'Remove the PIN of the account from all devices',
    errorStatuses: [403],
    success: { status: 204, schema: Nothing },
  },
});
