import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from '#shared/contract/identity/sign-in/sessions.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import { isFromThisHost } from '#server/plugins/security-origin.ts';

const COOKIE = 'staff-session';

/** Scripts cannot read the cookie, and other hosts of the country do not receive it. */
function attributesFor(request: FastifyRequest) {
  return {
    path: '/api/staff/v1/sessions/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  } as const;
}

/** Returns the renewal token of a request that a page of this host has sent, or null. */
export function renewalTokenOf(request: FastifyRequest): string | null {
  return (isFromThisHost(request) ? request.cookies[COOKIE] : undefined) ?? null;
}

/** Sets the cookie of a session and returns the response body beside it. */
export function sendSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { signIn, renewalToken, expiresAt }: SignInResult,
): SignIn {
  void reply.setCookie(COOKIE, renewalToken, {
    ...attributesFor(request),
    maxAge: Math.ceil((expiresAt - request.site.clock()) / 1000),
  });
  return signIn;
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, attributesFor(request));
}
