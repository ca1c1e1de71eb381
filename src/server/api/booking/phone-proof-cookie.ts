import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  isPhoneProof,
  makePhoneProof,
  PROOF_LIFETIME_MS,
} from '#server/features/booking/codes/phone-proof.ts';
import { isFromOurPages } from '#server/plugins/security-origin.ts';

const COOKIE = 'phone-proof';

/** Reads and writes the cookie of a verified phone, which needs no further code for a day. */
export function phoneProofOf(request: FastifyRequest, reply: FastifyReply) {
  const { secret, clock } = request.site;
  const proof = isFromOurPages(request) ? request.cookies[COOKIE] : undefined;
  return {
    isVerified: (phone: string) => isPhoneProof(secret, proof, phone, clock()),
    onVerified(phone: string) {
      void reply.setCookie(COOKIE, makePhoneProof(secret, phone, clock()), {
        path: '/api/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: PROOF_LIFETIME_MS / 1000,
      });
    },
  };
}
