/** The cookie with the signed-in member of staff, as JSON. */
const USER_COOKIE = 'user';

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

/** The event of the window that tells whoever shows a member of staff that nobody is signed in. */
const CLEARED_EVENT = 'vizit:session-cleared';

/** Signs out in this browser: what a 401 answer asks for. */
export function clearSession(): void {
  for (const cookie of expiredCookies(location.hostname)) document.cookie = cookie;
  dispatchEvent(new Event(CLEARED_EVENT));
}

/**
 * What removes the cookie, whichever domain it was set for: the host's own, or one above it that the
 * clinics' cabinet shares. Browsers leave the cookies of other domains alone.
 */
export function expiredCookies(hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const expired = `${USER_COOKIE}=; path=/; max-age=0`;
  return [expired, ...domains.map((domain) => `${expired}; domain=${domain}`)];
}
