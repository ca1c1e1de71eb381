import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import { crawlerPaths, localePath } from '#shared/paths.ts';

/** Paths without search results: the API, and pages of a single patient. */
const PRIVATE = ['/appointments/', '/feedback/'];
const OF_PROGRAMS = ['/api/', '/1/'];

/**
 * Returns robots.txt. It does not disallow filtered lists: a crawler that may not read a page never
 * sees its `noindex`.
 */
export function robotsText(country: Country, origin: string): string {
  const personal = country.locales.flatMap((locale) =>
    PRIVATE.map((path) => localePath(path, locale, defaultLocaleOf(country))),
  );
  const closed = [...OF_PROGRAMS, ...personal].map((path) => `Disallow: ${path}`);
  return [
    'User-agent: *',
    ...closed,
    '',
    `Sitemap: ${origin}${crawlerPaths.sitemapIndex()}`,
    '',
  ].join('\n');
}
