import { expect, test } from 'vitest';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { PageId } from '#web/routes.ts';
import { wrongCityForms } from './checks/city-forms.ts';
import { PROMISED_FLAGS, PROMISES } from './checks/denied-promises.ts';
import { endonyms, foreignMessages, foreignTexts } from './checks/foreign-texts.ts';
import { shortAddresses } from './checks/short-addresses.ts';
import type { CrawledPage } from './crawl.ts';
import { apiOf } from './site-api.ts';
import type { Sites } from './start-sites.ts';

/** A placeholder, a translation key, or a missing value. */
const BROKEN_TEXT =
  /\{\{|\}\}|\bundefined\b|\bNaN\b|\bnull\b|\[object |Invalid Date|(?:^|\s)[a-z]+:[a-z]\w*(?:\.\w+)*(?:\s|$)/;

/** The kinds of pages that lead a patient to a branch. */
const PLACES: readonly PageId[] = ['appointment', 'clinic-profile', 'doctor-profile'];

interface Crawled {
  country: CountryCode;
  language: Language;
  sites(): Sites;
  pages(): readonly CrawledPage[];
}

/** Declares the tests of the texts of a country's pages in a language. */
export function describeTexts({ country, language, sites, pages }: Crawled): void {
  test('every page is in its language', async () => {
    // The names of insurers fill long lists on some pages, in Latin letters in most countries.
    const { results } = await apiOf(sites(), country, language).insurances();
    const tag = countryOf(country).regionalLocales[language];
    for (const { address, lang, prose, texts } of pages()) {
      expect(lang, address).toBe(tag);
      const own = prose.map((text) =>
        results.reduce((rest, { name }) => rest.replace(name, ''), text),
      );
      expect(foreignTexts(own, language), address).toEqual([]);
      expect(foreignMessages(texts, language), address).toEqual([]);
      expect(endonyms(prose, language), address).toEqual([]);
    }
  });

  test('every text is present and has its values', () => {
    for (const { address, texts } of pages()) {
      expect(texts.length, address).toBeGreaterThan(20);
      expect(
        texts.filter((text) => BROKEN_TEXT.test(text)),
        address,
      ).toEqual([]);
    }
  });

  test('every city has the form that its sentence needs', () => {
    for (const { address, texts } of pages()) {
      expect(wrongCityForms(texts, country, language), address).toEqual([]);
    }
  });

  test.each(PROMISED_FLAGS)('the promise of "%s" is made only if the flag is on', (flag) => {
    const promises = pages().flatMap(({ address, prose }) =>
      prose
        .filter((text) => PROMISES[flag][language].test(text))
        .map((text) => `${address}: ${text}`),
    );
    if (flagsOf(country)[flag]) expect(promises).not.toEqual([]);
    else expect(promises).toEqual([]);
  });

  // The structure of a page is the same in every language.
  if (language !== defaultLocaleOf(countryOf(country))) return;

  test('a page that leads to a branch names its district and city', async () => {
    const branches = await branchesOf(sites(), country);
    for (const { address, kind, texts } of pages()) {
      if (!PLACES.includes(kind)) continue;
      expect(shortAddresses(texts, branches, language), address).toEqual([]);
    }
  });
}

async function branchesOf(sites: Sites, country: CountryCode): Promise<ClinicBranch[]> {
  const api = apiOf(sites, country);
  const { results: cities } = await api.cities();
  const clinics = await Promise.all(cities.map(({ id }) => api.clinics({ city: id, limit: 100 })));
  return clinics.flatMap(({ results }) => results.flatMap((clinic) => clinic.clinic_branches));
}
