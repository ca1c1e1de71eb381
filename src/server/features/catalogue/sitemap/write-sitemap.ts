import { alternatesInEveryCountry, alternatesOf } from '#shared/countries/alternates.ts';
import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import { crawlerPaths, localePath } from '#shared/paths.ts';
import { escapeHtml } from '#server/text/escape-html.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

interface Where {
  country: Country;
  origin: string;
}

/** Returns the sitemap index. */
export function writeSitemapIndex(names: readonly string[], origin: string): string {
  const sitemaps = names.map((name) =>
    element('sitemap', loc(origin + crawlerPaths.sitemap(name))),
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${sitemaps.join('')}</sitemapindex>\n`;
}

/** Streams a sitemap: each page in all of its languages, with links to its translations. */
export async function* writeSitemap(
  batches: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
  where: Where,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE} ${ALTERNATES_NAMESPACE}>\n`;
  for await (const batch of batches) {
    yield batch.map((entry) => writeEntry(entry, where)).join('');
  }
  yield '</urlset>\n';
}

function writeEntry(entry: SitemapEntry, { country, origin }: Where): string {
  const { path, lastModified, isEverywhere = false } = entry;
  const alternates = isEverywhere
    ? alternatesInEveryCountry(path, origin)
    : alternatesOf(path, country, origin);
  const details = [
    lastModified === undefined ? '' : `<lastmod>${lastModified.toISOString()}</lastmod>`,
    ...alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    ),
  ].join('');
  return country.locales
    .map((locale) => localePath(path, locale, defaultLocaleOf(country)))
    .map((address) => element('url', loc(origin + address) + details))
    .join('');
}

function loc(address: string): string {
  return `<loc>${escapeHtml(address)}</loc>`;
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>\n`;
}
