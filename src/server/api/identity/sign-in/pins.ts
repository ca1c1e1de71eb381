import type { FastifyInstance } from 'fastify';
import { staffSignInEndpoints as endpoints } from '#shared/contract/identity/sign-in/sign-in.ts';
import { listPeople } from '#server/features/identity/pins/list-people.ts';
import { removePin } from '#server/features/identity/pins/remove-pin.ts';
import { setPin } from '#server/features/identity/pins/set-pin.ts';
import { signInWithPin } from '#server/features/identity/pins/sign-in-with-pin.ts';
import { closeSession } from '#server/features/identity/sessions/close-session.ts';
import { bearerToken } from '../../endpoint/bearer-token.ts';
import { registerEndpoints } from '../../endpoint/register-endpoint.ts';
import { deviceTokenOf, sendDevice } from './device-cookie.ts';
import { requesterOf } from '#server/api/endpoint/requester-of.ts';
import { requireStaffUser } from '#server/api/endpoint/require-staff-user.ts';
import { clearSessionCookie, sendSignIn } from './session-cookie.ts';

/** The calls by which several people take turns at one desk. */
export function pins(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    devicePeople: ({ http }) => listPeople(http.site, deviceTokenOf(http)),
    signInWithPin: async ({ http, reply, body, signal }) => {
      const client = requesterOf(http, signal);
      const result = await signInWithPin(http.site, deviceTokenOf(http), body, client);
      return sendSignIn(http, reply, result);
    },
    lockSession: async ({ http, reply }) => {
      clearSessionCookie(http, reply);
      await closeSession(http.site, bearerToken(http), 'locked');
    },
    setPin: async ({ http, reply, body, signal }) => {
      const session = await requireStaffUser(http);
      const device = deviceTokenOf(http);
      const input = { ...body, session, device };
      sendDevice(http, reply, await setPin(http.site, input, requesterOf(http, signal)));
    },
    removePin: async ({ http }) => removePin(http.site, await requireStaffUser(http)),
  });
}
