/** The cookie with the slug of the city that a visitor chose. */
export const CITY_COOKIE = 'city-slug';

/** Returns the city slug in a `Cookie` header or in `document.cookie`. */
export function cityOfCookie(cookies: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${CITY_COOKIE}=`));
  return found === undefined ? null : found.slice(CITY_COOKIE.length + 1);
}
