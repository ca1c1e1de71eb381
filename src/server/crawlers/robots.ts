import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import { crawlerPaths, localePath } from '#shared/paths.ts';

/** Paths that search engines must not crawl: pages of a single patient, and the API. */
const PRIVATE = ['/appointments/', '/feedback/', '/queue/'];
const API_PATHS = ['/api/', '/1/'];

/**
 * Returns robots.txt. It does not disallow filtered lists: a crawler that may not read a page never
 * sees its `noindex`.
 */
export function robotsText(country: Country, origin: string): string {
  const personal = country.locales.flatMap((locale) =>
    PRIVATE.map((path) => localePath(path, locale, defaultLocaleOf(country))),
  );
  const disallowed = [...API_PATHS, ...personal].map((path) => `Disallow: ${path}`);
  return [
    'User-agent: *',
    ...disallowed,
    '',
    `Sitemap: ${origin}${crawlerPaths.sitemapIndex()}`,
    '',
  ].join('\n');
}
