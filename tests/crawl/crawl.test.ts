import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { bookAppointment } from './book-appointment.ts';
import { crawl, isWithin, type Crawl, type CrawledPage } from './crawl.ts';
import { describeTexts } from './describe-texts.ts';
import { readPage } from './read-page.ts';
import { sitemapUrls } from './sitemap-urls.ts';
import { startSites, urlOf, type Sites } from './start-sites.ts';

/** The maximum number of pages per kind in languages other than the default. */
const SAMPLE = 6;
const FILTERED_SAMPLE = 12;

/** The timeout of a crawl and of tests that read further pages, in milliseconds. */
const CRAWL_TIMEOUT = 900_000;

let sites: Sites;
/** The path of an appointment by country. */
const appointments = new Map<CountryCode, string>();
beforeAll(async () => {
  sites = await startSites();
  for (const code of COUNTRY_CODES) {
    appointments.set(code, (await bookAppointment(sites, code)).path);
  }
});
afterAll(() => sites.stop());

for (const country of COUNTRY_CODES) {
  for (const language of countryOf(country).locales) {
    describe(`crawl of ${country} in ${language}`, () => {
      const isOwn = language === defaultLocaleOf(countryOf(country));
      let found: Crawl;
      beforeAll(async () => {
        const crawled = await crawl(sites, {
          country,
          language,
          maxPerKind: isOwn ? Infinity : SAMPLE,
          maxVariants: SAMPLE,
        });
        // No link leads to an appointment.
        const address = urlOf(country, language, appointments.get(country) ?? '');
        const { text } = await sites.get(address);
        const appointment = { ...readPage(text, address), address, kind: 'appointment' } as const;
        found = { ...crawled, pages: [...crawled.pages, appointment] };
      }, CRAWL_TIMEOUT);

      test('every link leads to a page', () => {
        expect(found.broken).toEqual([]);
        expect(new Set(found.pages.map(({ kind }) => kind)).size).toBeGreaterThan(10);
      });

      describeTexts({ country, language, sites: () => sites, pages: () => found.pages });

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

      test(
        'translations of a page list the same translations',
        { timeout: CRAWL_TIMEOUT },
        async () => {
          for (const page of firstOfKind(found)) {
            for (const address of new Set(page.alternates.values())) {
              const { status, text } = await sites.get(address);
              expect(status, address).toBe(200);
              const other = readPage(text, address);
              expect(other.canonical).toBe(address);
              expect(other.alternates).toEqual(page.alternates);
            }
          }
        },
      );
    });
  }
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
