import type { Session, StaffUser } from '#shared/contract/sessions.ts';
import { USER_COOKIE } from '#web/lib/api/session.ts';

/** The key of the signed-in user in the query client; null is signed out. */
export const SESSION_KEY = ['session'] as const;

/** Stores the token of a session in the cookie that requests read it from; returns its user. */
export function storeSession({ access_token, expires_at, user }: Session): StaffUser {
  const record = encodeURIComponent(JSON.stringify({ ...user, access_token }));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${USER_COOKIE}=${record}; path=/; samesite=strict; expires=${new Date(expires_at).toUTCString()}${secure}`;
  return user;
}
