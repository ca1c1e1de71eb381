import type { FastifyInstance } from 'fastify';
import { staffSignInEndpoints as endpoints } from '#shared/contract/staff/sign-in/sign-in.ts';
import { listPeople, removePin, setPin, signInWithPin } from '#server/features/desk-pins/index.ts';
import { closeSession } from '#server/features/sessions/index.ts';
import { bearerToken } from '../../bearer-token.ts';
import { registerEndpoint } from '../../register-endpoint.ts';
import { deviceTokenOf, sendDevice } from './device-cookie.ts';
import { requesterOf } from '../endpoint/requester-of.ts';
import { requireStaffUser } from '../endpoint/require-staff-user.ts';
import { clearSessionCookie, sendSignIn } from './session-cookie.ts';

/** The calls by which several people take turns at one desk. */
export function pins(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.devicePeople, ({ http }) =>
    listPeople(http.site, deviceTokenOf(http)),
  );
  registerEndpoint(app, endpoints.signInWithPin, async ({ http, reply, body, signal }) => {
    const client = requesterOf(http, signal);
    const result = await signInWithPin(http.site, deviceTokenOf(http), body, client);
    return sendSignIn(http, reply, result);
  });
  registerEndpoint(app, endpoints.lockSession, async ({ http, reply }) => {
    clearSessionCookie(http, reply);
    await closeSession(http.site, bearerToken(http), 'locked');
  });
  registerEndpoint(app, endpoints.setPin, async ({ http, reply, body, signal }) => {
    const session = await requireStaffUser(http);
    const device = deviceTokenOf(http);
    const input = { ...body, session, device };
    sendDevice(http, reply, await setPin(http.site, input, requesterOf(http, signal)));
  });
  registerEndpoint(app, endpoints.removePin, async ({ http }) =>
    removePin(http.site, (await requireStaffUser(http)).user.id),
  );
}
