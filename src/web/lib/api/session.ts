/** The cookie with the signed-in member of staff, as JSON. */
const USER_COOKIE = 'user';

const listeners = new Set<() => void>();

/** The token of the signed-in member of staff, null for everybody else. */
export function accessToken(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${USER_COOKIE}=`));
  if (pair === undefined) return null;
  try {
    const user: unknown = JSON.parse(decodeURIComponent(pair.slice(USER_COOKIE.length + 1)));
    const token = typeof user === 'object' && user !== null && 'access_token' in user;
    return token && typeof user.access_token === 'string' ? user.access_token : null;
  } catch {
    // A cookie that somebody else wrote signs nobody in.
    return null;
  }
}

/** Signs out in this browser: what a 401 answer asks for. */
export function clearSession(): void {
  document.cookie = `${USER_COOKIE}=; path=/; max-age=0`;
  for (const listener of listeners) listener();
}

/** Tells when the session has ended. */
export function onSessionCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
