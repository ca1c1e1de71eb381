/** The cookie with the signed-in staff user, as JSON. */
export const USER_COOKIE = 'user';

/** Returns the token of the signed-in staff user, or null. */
export function accessToken(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${USER_COOKIE}=`));
  if (pair === undefined) return null;
  try {
    const user: unknown = JSON.parse(decodeURIComponent(pair.slice(USER_COOKIE.length + 1)));
    const token = typeof user === 'object' && user !== null && 'access_token' in user;
    return token && typeof user.access_token === 'string' ? user.access_token : null;
  } catch {
    // The cookie was not set by our sign-in.
    return null;
  }
}

/** Signs out in this browser, after a 401 response. */
export function clearSession(): void {
  for (const cookie of expiredCookies(location.hostname)) document.cookie = cookie;
}

/**
 * Returns cookies that remove the session for every domain that may have set it: the host, or a
 * parent domain shared with the clinics' site (`clinicCabinetUrl`). Browsers ignore cookies of other
 * domains.
 */
export function expiredCookies(hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const expired = `${USER_COOKIE}=; path=/; max-age=0`;
  return [expired, ...domains.map((domain) => `${expired}; domain=${domain}`)];
}
