import type { FastifyRequest } from 'fastify';
import type { Client } from '#server/features/identity/sessions/start-session.ts';
import type { Requester } from '#server/features/identity/accounts/sign-in-limiters.ts';

/** Returns the client of a request; `signal` aborts when the response is no longer needed. */
export function requesterOf(http: FastifyRequest, signal: AbortSignal): Requester & Client {
  const { ip, headers, staffSite } = http;
  return { address: ip, userAgent: headers['user-agent'], staffSite, signal };
}
