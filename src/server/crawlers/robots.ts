import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import { crawlerPaths, localePath } from '#shared/paths.ts';

/** Nothing to be found: calls of programs, and pages that belong to one patient. */
const PRIVATE = ['/appointments/', '/feedback/'];
const OF_PROGRAMS = ['/api/', '/1/'];

/**
 * What crawlers leave alone, and where they find the rest. Filtered lists are not among it: who may
 * not read a page never learns that it is not to be listed.
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
