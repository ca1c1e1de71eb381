import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from '#shared/contract/identity/sign-in/sessions.ts';
import {
  rememberSignIn,
  type RememberedDevice,
} from '#server/features/identity/pins/remember-person.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import { isFromThisHost } from '#server/plugins/security-origin.ts';
import { sendSignIn } from './session-cookie.ts';

const COOKIE = 'staff-device';

/** Returns the token of the browser of a request that a page of this host has sent, or null. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  return (isFromThisHost(request) ? request.cookies[COOKIE] : undefined) ?? null;
}

/** Sets the cookie of a device that knows a person. Scripts cannot read it. */
export function sendDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  device: RememberedDevice | null,
): void {
  if (device === null) return;
  void reply.setCookie(COOKIE, device.token, {
    path: '/api/staff/v1/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: Math.ceil((device.expiresAt - request.site.clock()) / 1e3),
  });
}

/** Responds to a step of signing in. After the last one, the device knows the person. */
export async function sendCompleted(
  request: FastifyRequest,
  reply: FastifyReply,
  result: SignInResult,
): Promise<SignIn> {
  if (result.signIn.next === 'done') {
    const device = await rememberSignIn(request.site, deviceTokenOf(request), result);
    sendDevice(request, reply, device);
  }
  return sendSignIn(request, reply, result);
}
