import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffSignInEndpoints as endpoints } from '#shared/contract/identity/sign-in/sign-in.ts';
import {
  addPasskey,
  createPasskeyOptions,
} from '#server/features/identity/second-factors/add-passkey.ts';
import { confirmTotp, createTotp } from '#server/features/identity/second-factors/add-totp.ts';
import {
  createPasskeySignInOptions,
  verifyPasskey,
} from '#server/features/identity/second-factors/verify-passkey.ts';
import { removeSecondFactor } from '#server/features/identity/second-factors/remove-second-factor.ts';
import { verifyTotp } from '#server/features/identity/second-factors/verify-totp.ts';
import type { RelyingParty } from '#server/features/identity/second-factors/passkey-rows.ts';
import { registerEndpoints } from '../../endpoint/register-endpoint.ts';
import { requesterOf } from '#server/api/endpoint/requester-of.ts';
import { requireSigningIn, requireStaffUser } from '#server/api/endpoint/require-staff-user.ts';
import { sendCompleted } from './device-cookie.ts';
import { sendSignIn } from './session-cookie.ts';

export function secondFactors(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    verifyTotp: async ({ http, reply, body, signal }) => {
      const session = await requireSigningIn(http);
      const client = requesterOf(http, signal);
      return sendCompleted(http, reply, await verifyTotp(http.site, session, body.code, client));
    },
    passkeySignInOptions: async ({ http }) =>
      createPasskeySignInOptions(http.site, await requireSigningIn(http), relyingPartyOf(http)),
    verifyPasskey: async ({ http, reply, body, signal }) => {
      const session = await requireSigningIn(http);
      const [rp, client] = [relyingPartyOf(http), requesterOf(http, signal)];
      const result = await verifyPasskey(http.site, session, body.response, rp, client);
      return sendCompleted(http, reply, result);
    },
    createTotp: async ({ http }) => createTotp(http.site, await requireSigningIn(http)),
    confirmTotp: async ({ http, reply, body, signal }) => {
      const session = await requireSigningIn(http);
      const client = requesterOf(http, signal);
      return sendSignIn(http, reply, await confirmTotp(http.site, session, body.code, client));
    },
    passkeyOptions: async ({ http }) =>
      createPasskeyOptions(http.site, await requireSigningIn(http), relyingPartyOf(http)),
    addPasskey: async ({ http, reply, body, signal }) => {
      const session = await requireSigningIn(http);
      const [rp, client] = [relyingPartyOf(http), requesterOf(http, signal)];
      return sendSignIn(http, reply, await addPasskey(http.site, session, body, rp, client));
    },
    removeSecondFactor: async ({ http, params }) => {
      await removeSecondFactor(http.site, await requireStaffUser(http), params.id);
    },
  });
}

/** Binds passkeys to the host of the request: those of the console are useless for the cabinet. */
function relyingPartyOf({ hostname, host, protocol }: FastifyRequest): RelyingParty {
  return { id: hostname.toLowerCase(), origin: new URL(`${protocol}://${host}`).origin };
}
