import Type, { type Static } from 'typebox';
import { PIN_LENGTH } from '#shared/domain/identity/pin.ts';
import { Entity, Id, Nothing } from '../../common.ts';
import { Credentials } from '../sessions.ts';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import { STAFF, WITH_SESSION } from './endpoint-kinds.ts';
import { SignIn } from './sessions.ts';
import { signInRoutes } from './sign-in-routes.ts';

const Pin = Type.String({ pattern: `^[0-9]{${PIN_LENGTH}}$` });

const DevicePerson = Entity({ id: Id, name: Type.String() });
export type DevicePerson = Static<typeof DevicePerson>;

export const pinEndpoints = {
  devicePeople: {
    ...signInRoutes.devicePeople,
    ...STAFF,
    summary: 'The people who can use their PIN on this device',
    success: { status: 200, schema: Type.Array(DevicePerson) },
  },
  signInWithPin: {
    ...signInRoutes.signInWithPin,
    ...STAFF,
    summary: 'Sign in with a PIN, on a device that knows the person',
    body: Type.Object({ id: Id, pin: Pin }),
    success: { status: 201, schema: SignIn },
  },
  lockSession: {
    ...signInRoutes.lockSession,
    ...WITH_SESSION,
    summary: 'End the session; the device still knows the person',
    success: { status: 204, schema: Nothing },
  },
  setPin: {
    ...signInRoutes.setPin,
    ...WITH_SESSION,
    summary: 'Set the PIN of the account',
    errorStatuses: [403],
    body: Type.Object({ password: Credentials.properties.password, pin: Pin }),
    success: { status: 204, schema: Nothing },
  },
  removePin: {
    ...signInRoutes.removePin,
    ...WITH_SESSION,
    summary: 'Remove the PIN of the account from all devices',
    success: { status: 204, schema: Nothing },
  },
} as const satisfies Record<string, StaffEndpoint>;
