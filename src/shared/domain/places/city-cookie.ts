/** The cookie that remembers the city a visitor chose, by its slug. */
export const CITY_COOKIE = 'city-slug';

/** The city that a `Cookie` header, or `document.cookie`, remembers. */
export function cityOfCookie(cookies: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${CITY_COOKIE}=`));
  return found === undefined ? null : found.slice(CITY_COOKIE.length + 1);
}
