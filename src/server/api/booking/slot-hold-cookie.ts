import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOLD_LIFETIME_MS } from '#server/features/booking/holds/hold-slot.ts';
import { isFromOurPages } from '#server/plugins/security-origin.ts';

const COOKIE = 'slot-hold';
const TOKEN = /^[0-9a-f]{32}$/;

/** Reads and writes the cookie with the hold of a browser, which can have only one. */
export function slotHoldOf(request: FastifyRequest, reply: FastifyReply) {
  const token = isFromOurPages(request) ? request.cookies[COOKIE] : undefined;
  return {
    token: token !== undefined && TOKEN.test(token) ? token : null,
    onHeld(held: string) {
      void reply.setCookie(COOKIE, held, {
        path: '/api/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: HOLD_LIFETIME_MS / 1000,
      });
    },
  };
}
