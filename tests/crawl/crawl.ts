import { matchRoutes } from 'react-router';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { localePath, paths } from '#shared/paths.ts';
import { createRoutes, type PageId } from '#web/routes.ts';
import { readPage, type ReadPage } from './read-page.ts';
import { urlOf, originOf, type Sites } from './start-sites.ts';

/** Search engines get complete lists instead of pages. */
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export interface CrawledPage extends ReadPage {
  address: string;
  kind: PageId;
}

export interface Crawl {
  pages: readonly CrawledPage[];
  /** URLs whose status is not 200, each with the page that links to it. */
  broken: readonly string[];
}

interface Start {
  country: CountryCode;
  language: Language;
  /** The maximum number of pages of a kind to read. */
  maxPerKind: number;
  /** The maximum number of pages of a kind to read again with another query. */
  maxVariants: number;
}

/** Follows every link of a country's pages in a language, starting at the home page. */
export async function crawl(sites: Sites, start: Start): Promise<Crawl> {
  const { country, language, maxPerKind: mostOfKind, maxVariants: mostVariants } = start;
  const routes = createRoutes(language);
  const basename = localePath('/', language, defaultLocaleOf(countryOf(country)));
  const from = new Map([[urlOf(country, language, paths.home()), 'the start']]);
  const counts = new Map<string, number>();
  const read = new Set<string>();
  const pages: CrawledPage[] = [];
  const broken: string[] = [];
  for (const [address, referrer] of from) {
    const matched = matchRoutes(routes, new URL(address).pathname, basename);
    const kind = (matched?.at(-1)?.route.id ?? 'unknown') as PageId | 'unknown';
    const { pathname } = new URL(address);
    const isVariant = read.has(pathname);
    const group = `${kind} ${isVariant}`;
    const count = counts.get(group) ?? 0;
    if (count >= (isVariant ? mostVariants : mostOfKind)) continue;
    counts.set(group, count + 1);
    read.add(pathname);
    const { status, text } = await sites.get(address, ROBOT);
    if (status !== 200 || kind === 'unknown') {
      broken.push(`${status} ${address} (from ${referrer})`);
      continue;
    }
    const page = { ...readPage(text, address), address, kind };
    pages.push(page);
    for (const link of page.links) {
      if (isWithin(link, country, language) && !from.has(link)) from.set(link, address);
    }
  }
  return { pages, broken };
}

/** Returns whether a URL belongs to a country's pages in a language. */
export function isWithin(address: string, country: CountryCode, language: Language): boolean {
  const url = new URL(address);
  const [, prefix] = url.pathname.split('/');
  const own = defaultLocaleOf(countryOf(country));
  return url.origin === originOf(country) && (isLanguage(prefix) ? prefix : own) === language;
}
