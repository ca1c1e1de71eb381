import type { FastifyRequest } from 'fastify';
import {
  findSession,
  type ActiveSession,
} from '#server/features/identity/sessions/find-session.ts';
import { forbidden, unauthorized } from '#server/http/http-error.ts';
import { bearerToken } from './bearer-token.ts';

/**
 * Returns the session of a call of staff. Throws a 401 without one, and for one of another site or of the
 * public API.
 */
async function requireStaffSession(http: FastifyRequest): Promise<ActiveSession> {
  const session = await findSession(http.site, bearerToken(http));
  if (session.staffSite === null || session.staffSite !== http.staffSite) {
    throw unauthorized('unauthenticated');
  }
  return session;
}

/**
 * Returns the verified session of a request, with its user. Every call of staff begins with it, except
 * those of signing in. Throws a 401 without a session, and while its second factor is missing.
 */
export async function requireStaffUser(http: FastifyRequest): Promise<ActiveSession> {
  const session = await requireStaffSession(http);
  if (!session.isVerified) throw unauthorized('second_factor_required');
  return session;
}

/**
 * Returns the session of a call that completes a sign-in; it may be verified already. Throws a 401 without
 * a session, and a 403 for one that a PIN has opened.
 */
export async function requireSigningIn(http: FastifyRequest): Promise<ActiveSession> {
  const session = await requireStaffSession(http);
  if (session.isByPin) throw forbidden();
  return session;
}
