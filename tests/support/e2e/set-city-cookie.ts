import type { BrowserContext } from '@playwright/test';
import { CITY_COOKIE } from '#shared/domain/catalogue/places/city-cookie.ts';

/** Stores a city in the cookie, as for a visitor who has chosen it before. */
export function setCityCookie(
  context: BrowserContext,
  baseURL: string | undefined,
  slug: string,
): Promise<void> {
  return context.addCookies([{ name: CITY_COOKIE, value: slug, url: String(baseURL) }]);
}
