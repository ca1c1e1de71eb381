import type { SignIn } from '#shared/contract/identity/sign-in/sessions.ts';
import { USER_COOKIE } from '#web/lib/api/session.ts';

/** The key of the current session in the query client; null is signed out. */
export const SESSION_KEY = ['session'] as const;

/**
 * Stores the token of a session in the cookie that requests read it from; returns the session. The server
 * alone decides when the token expires, as the clock of a browser may be wrong.
 */
export function storeSession(session: SignIn): SignIn {
  const { access_token, user } = session;
  const record = encodeURIComponent(JSON.stringify({ ...user, access_token }));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${USER_COOKIE}=${record}; path=/; samesite=strict${secure}`;
  return session;
}
