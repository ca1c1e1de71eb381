import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { routes } from '#shared/contract/routes.ts';
import { crawl, isWithin, type Crawl, type CrawledPage } from './crawl.ts';
import { foreignTexts } from './foreign-texts.ts';
import { readPage } from './read-page.ts';
import { sitemapUrls } from './sitemap-urls.ts';
import { originOf, startSites, type Sites } from './start-sites.ts';

/** The maximum number of pages per kind in languages other than the default. */
const SAMPLE = 6;
const FILTERED_SAMPLE = 12;

/** A placeholder, a translation key, or a missing value. */
const BROKEN_TEXT =
  /\{\{|\}\}|\bundefined\b|\bNaN\b|\bnull\b|\[object |Invalid Date|(?:^|\s)[a-z]+:[a-z]\w*(?:\.\w+)*(?:\s|$)/;

let sites: Sites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.stop());

for (const country of COUNTRY_CODES) {
  for (const language of countryOf(country).locales) {
    describe(`crawl of ${country} in ${language}`, () => {
      const isOwn = language === defaultLocaleOf(countryOf(country));
      let found: Crawl;
      beforeAll(async () => {
        found = await crawl(sites, {
          country,
          language,
          maxPerKind: isOwn ? Infinity : SAMPLE,
          maxVariants: SAMPLE,
        });
      });

      test('every link leads to a page', () => {
        expect(found.broken).toEqual([]);
        expect(new Set(found.pages.map(({ kind }) => kind)).size).toBeGreaterThan(10);
      });

      test('every page is in its language', async () => {
        const insurers = await insurersOf(country);
        const tag = countryOf(country).regionalLocales[language];
        for (const { address, lang, prose } of found.pages) {
          expect(lang, address).toBe(tag);
          const texts = prose.map((text) =>
            insurers.reduce((rest, name) => rest.replace(name, ''), text),
          );
          expect(foreignTexts(texts, language), address).toEqual([]);
        }
      });

      test('every text is present and has its values', () => {
        for (const { address, texts } of found.pages) {
          expect(texts.length, address).toBeGreaterThan(20);
          expect(
            texts.filter((text) => BROKEN_TEXT.test(text)),
            address,
          ).toEqual([]);
        }
      });

      test('a page lists itself among its translations', () => {
        for (const { address, canonical, alternates, lang, isIndexable } of found.pages) {
          if (isIndexable) expect(canonical, address).not.toBeNull();
          if (canonical !== null) expect(alternates.get(lang), address).toBe(canonical);
        }
      });

      // Sitemaps and translations are the same in every language, so one language is enough.
      if (!isOwn) return;

      test('sitemaps list exactly the indexable pages', async () => {
        const named = (await sitemapUrls(sites, country)).filter((address) =>
          isWithin(address, country, language),
        );
        expect(new Set(named).size).toBe(named.length);
        const indexable = new Set(
          found.pages.flatMap((page) => (page.isIndexable ? (page.canonical ?? []) : [])),
        );
        expect([...indexable].filter((address) => !named.includes(address))).toEqual([]);
        const others = named.filter((address) => !indexable.has(address));
        // The crawl misses lists by district or insurance: filters lead there, not links.
        const hasFilter = (address: string) => new URL(address).search !== '';
        expect(others.filter((address) => !hasFilter(address))).toEqual([]);
        for (const address of spread(others, FILTERED_SAMPLE)) {
          const { status, text } = await sites.get(address);
          expect(status, address).toBe(200);
          expect(readPage(text, address), address).toMatchObject({
            canonical: address,
            isIndexable: true,
          });
        }
      });

      test('translations of a page list the same translations', async () => {
        for (const page of firstOfKind(found)) {
          for (const address of new Set(page.alternates.values())) {
            const { status, text } = await sites.get(address);
            expect(status, address).toBe(200);
            const other = readPage(text, address);
            expect(other.canonical).toBe(address);
            expect(other.alternates).toEqual(page.alternates);
          }
        }
      });
    });
  }
}

/** Returns the names of insurers, which are not translated and fill long lists on some pages. */
async function insurersOf(country: CountryCode): Promise<string[]> {
  const { text } = await sites.get(`${originOf(country)}${routes.insurances.path}?limit=none`);
  return (JSON.parse(text) as { results: { name: string }[] }).results.map(({ name }) => name);
}

function firstOfKind({ pages }: Crawl): CrawledPage[] {
  return [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);
}

/** Returns about `count` of the items, spread evenly. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return items.filter(
    (_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
}
